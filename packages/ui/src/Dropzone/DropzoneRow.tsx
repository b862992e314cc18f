'use client';

import { CircleCheck, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dropzoneTexts } from '../i18n/texts/dropzone.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './Dropzone.css.ts';
import type { DropzoneFile } from './dropzoneFile.ts';

interface DropzoneRowProps {
  file: DropzoneFile;
  isDisabled: boolean;
  onRetry: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onOpen: (() => void) | undefined;
  onRemove: () => void;
}

/** Maximum length of a file extension in the icon, in letters. */
const LONGEST_TYPE = 4;

const typeOf = (name: string) => /\.([^.\s/]+)$/.exec(name)?.[1]?.slice(0, LONGEST_TYPE).toUpperCase() ?? '?';

export function DropzoneRow({ file, isDisabled, onRetry, onCancel, onOpen, onRemove }: DropzoneRowProps) {
  const message = useTexts(dropzoneTexts);
  const { name, size, status, progress = 0, errorMessage } = file;
  const isUploading = status === 'uploading';
  return (
    <li className={styles.file} data-status={status}>
      <span className={styles.type} aria-hidden="true">
        {typeOf(name)}
      </span>
      <div className={styles.about}>
        <div className={styles.line}>
          {onOpen ? (
            <button
              type="button"
              className={styles.name}
              aria-label={message('dropzone.open', { name })}
              onClick={onOpen}
            >
              {name}
            </button>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {size && status !== 'failed' && <span className={styles.size}>{size}</span>}
        </div>
        {isUploading && <ProgressBar label={message('dropzone.uploading', { name })} value={progress} />}
        {status === 'failed' && errorMessage && (
          <div className={styles.failure} role="alert">
            {errorMessage}
          </div>
        )}
      </div>
      {status === 'done' && (
        <span className={styles.doneIcon} role="img" aria-label={message('dropzone.done')}>
          <CircleCheck size={18} aria-hidden="true" />
        </span>
      )}
      {status === 'failed' && onRetry && (
        <Button
          size="small"
          aria-label={message('dropzone.retryOf', { name })}
          isDisabled={isDisabled}
          onPress={onRetry}
        >
          {message('dropzone.retry')}
        </Button>
      )}
      {isUploading
        ? onCancel && (
            <IconButton
              size="small"
              label={message('dropzone.cancel', { name })}
              icon={<X size={16} />}
              onPress={onCancel}
            />
          )
        : !isDisabled && (
            <IconButton
              size="small"
              label={message('dropzone.remove', { name })}
              icon={<X size={16} />}
              onPress={onRemove}
            />
          )}
    </li>
  );
}
