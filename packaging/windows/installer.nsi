; Kitchen Table for one user, without administrator rights. makensis -DVERSION=… -DPAYLOAD=folder -DOUTPUT=setup.exe
; /S installs silently; an upgrade goes into the same place and keeps the user's games and cards.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Kitchen Table"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\KitchenTable"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Kitchen Table"
InstallDirRegKey HKCU "Software\Kitchen Table" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\kitchen-table.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section "Kitchen Table"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; what an earlier version left; the user's data is elsewhere
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateDirectory "$SMPROGRAMS"
  CreateShortcut "$SMPROGRAMS\Kitchen Table.lnk" "$INSTDIR\kitchen-table.exe"

  WriteRegStr HKCU "Software\Kitchen Table" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\kitchen-table.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0

  WriteRegStr HKCU "Software\Classes\.match" "" "KitchenTable.Game"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Game" "" "Kitchen Table game"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Game\DefaultIcon" "" "$INSTDIR\kitchen-table.exe,0"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Game\shell\open\command" "" '"$INSTDIR\kitchen-table.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.cards" "" "KitchenTable.Cards"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Cards" "" "Kitchen Table cards"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Cards\DefaultIcon" "" "$INSTDIR\kitchen-table.exe,0"
  WriteRegStr HKCU "Software\Classes\KitchenTable.Cards\shell\open\command" "" '"$INSTDIR\kitchen-table.exe" "%1"'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\kitchen-table.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kitchen Table.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Kitchen Table"
  DeleteRegKey HKCU "Software\Classes\KitchenTable.Game"
  DeleteRegKey HKCU "Software\Classes\KitchenTable.Cards"
  ReadRegStr $0 HKCU "Software\Classes\.match" ""
  StrCmp $0 "KitchenTable.Game" 0 +2
  DeleteRegKey HKCU "Software\Classes\.match"
  ReadRegStr $0 HKCU "Software\Classes\.cards" ""
  StrCmp $0 "KitchenTable.Cards" 0 +2
  DeleteRegKey HKCU "Software\Classes\.cards"
  DetailPrint "Your games and cards stay in $LOCALAPPDATA\kitchen-table."
SectionEnd
