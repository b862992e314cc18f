'use client';

import { Camera } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { ErrorContent } from '../Field/FieldParts.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { dropzoneTexts } from '../i18n/texts/dropzone.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Dropzone.css.ts';
import { DropzoneRow } from './DropzoneRow.tsx';
import type { DropzoneFile } from './dropzoneFile.ts';
import { useFiles } from './useFiles.ts';

export interface DropzoneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  files: readonly DropzoneFile[];
  /**
   * Called with chosen, dropped or pasted files. Rejected files should also be added, with the reason as `errorMessage`.
   */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called when the user presses Retry. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called when the user stops an upload. Without this prop uploads can't be stopped. */
  onCancel?: ((id: string) => void) | undefined;
  /**
   * Called when the user presses the name of a stored file. A button instead of a link, because loading the file may
   * require a token.
   */
  onOpen?: ((id: string) => void) | undefined;
  /** File types that the file dialog offers, as in a native file input. */
  accept?: string | undefined;
  /** Help text below the area, such as the allowed types. */
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Prevents adding and removing files. Uploads can still be stopped. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /** Larger element that also accepts dropped files. */
  dropTarget?: RefObject<HTMLElement | null> | undefined;
  /** Shows a button that opens the camera, before the other files, on a touch screen. @default false */
  hasCamera?: boolean | undefined;
  /** `id` of the button that opens the file dialog. */
  id?: string | undefined;
}

/**
 * Accepts files by button, drop and paste, and shows the state of each file in a row.
 * @selector [data-dragging] while files are dragged over it, [data-invalid]
 */
export function Dropzone({
  label,
  files,
  onAdd,
  onRemove,
  onRetry,
  onCancel,
  onOpen,
  accept,
  description,
  errorMessage,
  isDisabled = false,
  dropTarget,
  hasCamera = false,
  id,
  ref,
  className,
  ...rest
}: DropzoneProps) {
  const message = useTexts(dropzoneTexts);
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMemo(() => mergeRefs(root, ref), [ref]);
  const { isDragging } = useFiles(dropTarget ?? root, { onAdd, isDisabled });
  const help = errorMessage ? <ErrorContent>{errorMessage}</ErrorContent> : description;

  /** Opens the file dialog or, with `capture`, the back camera. */
  const choose = (isPhoto: boolean) => {
    const element = input.current;
    if (!element) return;
    // The attribute, because desktop browsers lack the property.
    if (isPhoto) element.setAttribute('capture', 'environment');
    else element.removeAttribute('capture');
    element.accept = isPhoto ? 'image/*' : (accept ?? '');
    element.click();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      role="group"
      aria-label={label}
      data-disabled={isDisabled || undefined}
      data-dragging={isDragging || undefined}
      data-invalid={Boolean(errorMessage) || undefined}
      {...rest}
      ref={mergedRef}
      className={join(styles.root, className)}
    >
      {hasCamera && (
        <div className={styles.camera}>
          <Button
            data-part="camera"
            icon={<Camera size={16} />}
            isDisabled={isDisabled}
            onPress={() => choose(true)}
          >
            {message('dropzone.takePhoto')}
          </Button>
        </div>
      )}
      <div className={styles.area}>
        <button
          ref={button}
          type="button"
          id={id}
          className={styles.choose}
          disabled={isDisabled}
          aria-describedby={help ? helpId : undefined}
          onClick={() => choose(false)}
        >
          {message('dropzone.choose')}
        </button>{' '}
        <span className={isDragging ? undefined : styles.orDrop}>
          {message(isDragging ? 'dropzone.dropNow' : 'dropzone.orDrop')}
        </span>
        <input
          ref={input}
          type="file"
          multiple
          className={visuallyHidden}
          tabIndex={-1}
          aria-hidden="true"
          accept={accept}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // Allows choosing the same file again after it was removed.
            currentTarget.value = '';
            if (chosen.length > 0) onAdd(chosen);
          }}
        />
      </div>
      {help && (
        <div id={helpId} className={join(errorMessage ? field.error : field.description, styles.help)}>
          {help}
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={message('dropzone.files', { label })}>
          {files.map((file) => (
            <DropzoneRow
              key={file.id}
              file={file}
              isDisabled={isDisabled}
              onRetry={file.isRetryable && onRetry ? () => onRetry(file.id) : undefined}
              onCancel={onCancel && (() => onCancel(file.id))}
              onOpen={file.isOpenable && onOpen ? () => onOpen(file.id) : undefined}
              onRemove={() => {
                onRemove(file.id);
                // The row is removed with its focused button, so focus moves to the main button.
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
