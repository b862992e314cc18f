import { type ComponentProps, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import * as field from '../Field/Field.css.ts';
import { ErrorContent } from '../Field/FieldParts.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useKitMessages } from '../i18n/messages.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import * as styles from './Dropzone.css.ts';
import { DropzoneRow } from './DropzoneRow.tsx';
import { useFiles } from './useFiles.ts';

/** What a file of a Dropzone may be in the middle of. */
export const dropzoneFileStatuses = ['waiting', 'uploading', 'done', 'failed'] as const;

/** One file of a Dropzone. */
export interface DropzoneFile {
  id: string;
  /** Its name with the ending, which the type tile shows. */
  name: string;
  /** In words, as `1.24 MB`. */
  size?: string | undefined;
  /** @selector [data-status] */
  status: (typeof dropzoneFileStatuses)[number];
  /** From 0 to 1, while uploading. */
  progress?: number | undefined;
  /** What went wrong, when it failed. */
  errorMessage?: string | undefined;
  /** Whether another try makes sense: for a connection that broke, not for a wrong kind of file. */
  isRetryable?: boolean | undefined;
  /** Whether it can be read: it is stored, and `onOpen` fetches it. */
  isOpenable?: boolean | undefined;
}

export interface DropzoneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the whole. */
  label: string;
  files: readonly DropzoneFile[];
  /** Called with what was chosen, dropped or pasted. Say at each file why it is not taken, if it is not. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called by Retry. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called by the cross of a file that is being uploaded; without it such a file can't be stopped. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called by the name of a file that is stored. A link would not do: reading it may take a token. */
  onOpen?: ((id: string) => void) | undefined;
  /** What the file dialog offers first, as the `accept` of a native file input. */
  accept?: string | undefined;
  /** What may be dropped, below the area. */
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Neither adds nor removes; uploads can still be stopped. @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /** Where files may be dropped, if that is more than the area itself. */
  dropTarget?: RefObject<HTMLElement | null> | undefined;
  /** Of the button that opens the file dialog. */
  id?: string | undefined;
}

/** Takes files by button, drop and paste, and shows each in a row of its own with what becomes of it. */
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
  id,
  ref,
  className,
  ...rest
}: DropzoneProps) {
  const message = useKitMessages();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMemo(() => mergeRefs(root, ref), [ref]);
  const { isDragging } = useFiles(dropTarget ?? root, { onAdd, isDisabled });
  const help = errorMessage ? <ErrorContent>{errorMessage}</ErrorContent> : description;

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
      <div className={styles.area}>
        <button
          ref={button}
          type="button"
          id={id}
          className={styles.choose}
          disabled={isDisabled}
          aria-describedby={help ? helpId : undefined}
          onClick={() => input.current?.click()}
        >
          {message('dropzone.choose')}
        </button>{' '}
        <span>{message(isDragging ? 'dropzone.dropNow' : 'dropzone.orDrop')}</span>
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
            // The same file may be chosen again after it was removed.
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
                // The row is about to go, and the focus would go with it.
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
