import { appShellTexts } from './texts/appShell.ts';
import { avatarGroupTexts } from './texts/avatarGroup.ts';
import { bannerTexts } from './texts/banner.ts';
import { breadcrumbsTexts } from './texts/breadcrumbs.ts';
import { checkboxListTexts } from './texts/checkboxList.ts';
import { checklistTexts } from './texts/checklist.ts';
import { chipListTexts } from './texts/chipList.ts';
import { columnChooserTexts } from './texts/columnChooser.ts';
import { comboBoxTexts } from './texts/comboBox.ts';
import { commandPaletteTexts } from './texts/commandPalette.ts';
import { confirmDialogTexts } from './texts/confirmDialog.ts';
import { copyButtonTexts } from './texts/copyButton.ts';
import { dataTableTexts } from './texts/dataTable.ts';
import { dateFieldTexts } from './texts/dateField.ts';
import { dateRangePickerTexts } from './texts/dateRangePicker.ts';
import { dialogTexts } from './texts/dialog.ts';
import { dropzoneTexts } from './texts/dropzone.ts';
import { fieldTexts } from './texts/field.ts';
import { iconButtonTexts } from './texts/iconButton.ts';
import { inlineEditTexts } from './texts/inlineEdit.ts';
import { lazyTexts } from './texts/lazy.ts';
import { lineItemsTexts } from './texts/lineItems.ts';
import { loadingOverlayTexts } from './texts/loadingOverlay.ts';
import { notificationListTexts } from './texts/notificationList.ts';
import { paginationTexts } from './texts/pagination.ts';
import { passwordFieldTexts } from './texts/passwordField.ts';
import { searchFieldTexts } from './texts/searchField.ts';
import { selectTexts } from './texts/select.ts';
import { signaturePadTexts } from './texts/signaturePad.ts';
import { spinnerTexts } from './texts/spinner.ts';
import { statCardTexts } from './texts/statCard.ts';
import { stepIndicatorTexts } from './texts/stepIndicator.ts';
import { themeSwitcherTexts } from './texts/themeSwitcher.ts';
import { timeFieldTexts } from './texts/timeField.ts';
import { toastTexts } from './texts/toast.ts';
import { treeTexts } from './texts/tree.ts';

/**
 * A text of the kit. `{name}` is a placeholder for a value. An object contains the plural forms for `count`, with the
 * names of `Intl.PluralRules`. The form `other` is used for all forms that are left out.
 */
export type KitText =
  | string
  | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string });

/**
 * The kit's texts in English. Each component imports only its own part, so that an app only bundles the texts it uses.
 */
export const en = {
  ...appShellTexts,
  ...avatarGroupTexts,
  ...bannerTexts,
  ...breadcrumbsTexts,
  ...checkboxListTexts,
  ...checklistTexts,
  ...chipListTexts,
  ...columnChooserTexts,
  ...comboBoxTexts,
  ...commandPaletteTexts,
  ...confirmDialogTexts,
  ...copyButtonTexts,
  ...dataTableTexts,
  ...dateFieldTexts,
  ...dateRangePickerTexts,
  ...dialogTexts,
  ...dropzoneTexts,
  ...fieldTexts,
  ...iconButtonTexts,
  ...inlineEditTexts,
  ...lazyTexts,
  ...lineItemsTexts,
  ...loadingOverlayTexts,
  ...notificationListTexts,
  ...paginationTexts,
  ...passwordFieldTexts,
  ...searchFieldTexts,
  ...selectTexts,
  ...signaturePadTexts,
  ...spinnerTexts,
  ...statCardTexts,
  ...stepIndicatorTexts,
  ...themeSwitcherTexts,
  ...timeFieldTexts,
  ...toastTexts,
  ...treeTexts,
} as const satisfies Record<string, KitText>;
