import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { type FormOptions, useForm } from '../patterns/form/useForm.ts';
import { accountErrorMessage } from './errorMessage.ts';

/** A form of the pages for people who are not signed in yet. */
export function useAccountForm<Values extends object, Data>(
  options: Omit<FormOptions<Values, Data>, 'errorMessage' | 'isEditableWhilePending'>,
) {
  const t = useTranslate();
  return useForm({ ...options, errorMessage: accountErrorMessage(t), isEditableWhilePending: true });
}
