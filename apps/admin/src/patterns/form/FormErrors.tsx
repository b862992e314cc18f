import { ErrorSummary, type SummarizedError } from '@derrick/ui/ErrorSummary';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { summaryId } from './Form.tsx';
import type { FormView } from './useForm.ts';
import type { Problem } from './useFormErrors.ts';

interface FormErrorsProps {
  form: FormView;
  /** What the last call failed with, in words; nothing when it did not fail as a whole. */
  failure?: string | undefined;
  /** How a problem reads away from its field. */
  messageOf?: ((problem: Problem) => string) | undefined;
  /** Problems of lists that keep their own, such as files. */
  more?: readonly SummarizedError[] | undefined;
}

/** Lists what is wrong above a form once it was submitted, with links to the fields. */
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
