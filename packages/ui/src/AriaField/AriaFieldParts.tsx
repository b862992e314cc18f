'use client';

import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from '../Field/Field.css.ts';
import { ErrorContent, type FieldTexts, RequiredMark } from '../Field/FieldParts.tsx';
import { useAnnouncerWithoutMarkup } from './useAnnouncerWithoutMarkup.ts';

/** Label of a field that react-aria connects with its control. */
export function AriaFieldLabel({
  label,
  isRequired = false,
}: {
  label: string;
  isRequired?: boolean | undefined;
}) {
  useAnnouncerWithoutMarkup();
  return (
    <Label className={styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </Label>
  );
}

type AriaFieldHelpProps = Omit<FieldTexts, 'label'> & { isInvalid: boolean };

/** Description of a react-aria field, or the error that replaces it. */
export function AriaFieldHelp({ description, errorMessage, isInvalid }: AriaFieldHelpProps) {
  return (
    <>
      {description && !isInvalid && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={styles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </FieldError>
      )}
    </>
  );
}
