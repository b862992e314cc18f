import { ErrorSummary, type SummarizedError } from '@derrick/ui/ErrorSummary';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { summaryId } from './Form.tsx';
import type { FormView } from './useForm.ts';
import type { Problem } from './useFormErrors.ts';

interface FormErrorsProps {
  form: FormView;
  /** Message of the last failed request; empty if the errors only concern fields. */
  failure?: string | undefined;
  /** Returns the message of a problem outside its field. */
  messageOf?: ((problem: Problem) => string) | undefined;
  /** Problems of lists that manage their own errors, such as attachments. */
  more?: readonly SummarizedError[] | undefined;
}

/** Error summary above a submitted form, with links to the invalid fields. */
export function FormErrors({
  form,
  failure,
  messageOf = ({ message }) => message,
  more = [],
}: FormErrorsProps) {
  const t = useTranslate();
  if (form.failures === 0) return null;
  const errors = [
    ...(failure ? [{ message: failure }] : []),
    ...form.problems.map((problem) => ({
      controlId: form.controlId(problem.field),
      message: messageOf(problem),
    })),
    ...more,
  ];
  if (errors.length === 0) return null;
  return (
    <ErrorSummary
      id={summaryId(form)}
      headingLevel={3}
      title={errors.length === 1 ? t('form.problem') : t('form.problems', { count: errors.length })}
      errors={errors}
    />
  );
}
