import { Banner } from '@derrick/ui/Banner';
import { Button, type ButtonProps } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './DownloadButtons.css.ts';
import { type DownloadedFile, useDownload } from './useDownload.ts';

/** A file with its button. */
export interface FileButton extends Pick<ButtonProps, 'icon' | 'variant'> {
  label: string;
  load: () => Promise<DownloadedFile>;
  /** File name if the server sends none. */
  file: string;
}

interface DownloadButtonsProps {
  files: readonly FileButton[];
  /** Title of the error message. */
  failure: MessageKey;
  /** Label of a button while its file loads. */
  pendingLabel: MessageKey;
  /** Shows a failure below the buttons instead of as a toast: for pages without toasts. */
  isInline?: boolean;
  /** Controls before the buttons. */
  children?: ReactNode;
}

/** Buttons for the files of one record. They load one file at a time. */
export function DownloadButtons({
  files,
  failure: failureTitle,
  pendingLabel,
  isInline = false,
  children,
}: DownloadButtonsProps) {
  const t = useTranslate();
  const { isPending, failure, download } = useDownload({ failure: failureTitle, isInline });
  const [requested, setRequested] = useState<string>();
  return (
    <>
      <Inline gap={12} align="end" isStackedOnPhone className={children ? css.controlsFirst : undefined}>
        {children}
        {files.map(({ label, load, file, ...button }) => (
          <Button
            {...button}
            key={file}
            isPending={isPending && file === requested}
            isDisabled={isPending && file !== requested}
            isFocusableWhenDisabled
            pendingLabel={t(pendingLabel)}
            onPress={() => {
              setRequested(file);
              void download(load, file);
            }}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {isInline && failure !== undefined && (
        <Banner tone="danger" className={css.failure}>
          {failure}
        </Banner>
      )}
    </>
  );
}
