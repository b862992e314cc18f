import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx';
import type { SignatureQuestion } from './signatureQuestion.ts';

interface SignatureQuestionDialogProps {
  question: SignatureQuestion;
  /** Returns the form's label of a field; undefined for a calculated field. */
  labelOf: (field: string) => string | undefined;
}

/** Warns that a change removes a signature, and asks whether to continue. */
export function SignatureQuestionDialog({
  question: { name, fields, answer },
  labelOf,
}: SignatureQuestionDialogProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const labels = [...new Set(fields.flatMap((field) => labelOf(field) ?? []))];
  const changed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    labels.map((label) => t('common.quoted', { text: label })),
  );
  return (
    <ConfirmDialog
      title={t('sign.change.title')}
      text={t('sign.change.text', { fields: changed || t('sign.change.signed'), name })}
      confirmLabel={t('sign.change.confirm')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
