import { Dropzone, type DropzoneFile, type DropzoneProps } from '@derrick/ui/Dropzone';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: Dropzone,
  title: 'Components/Fields/Dropzone',
  tags: ['autodocs'],
  args: {
    label: 'Attachments',
    description: 'Images, PDF, DOC, DOCX or TXT, up to 25 MB each.',
    accept: '.pdf,image/*',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onOpen: fn(),
  },
});

const pdf = () => new File(['%PDF-1.7'], 'pressure-test.pdf', { type: 'application/pdf' });

function dataOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const dragOf = (type: string) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dataOf(pdf()) });

/** The button opens the file dialog of the browser and adds the chosen files. */
export const Choosing = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      /up to 25 MB/,
    );
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, [pdf()]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(input.files).toHaveLength(0);
  },
});

/** On a touch screen a button opens the camera before the other files. Otherwise it is not shown. */
export const TakingPhoto = meta.story({
  args: { hasCamera: true },
  play: async ({ args, canvasElement }) => {
    const button = canvasElement.querySelector('[data-part="camera"]');
    const input = canvasElement.querySelector('input[type=file]');
    if (!(button instanceof HTMLElement && input instanceof HTMLInputElement)) throw new Error('No camera');
    await expect(button).toHaveTextContent('Take photo');
    await expect(button.checkVisibility()).toBe(window.matchMedia('(pointer: coarse)').matches);
    input.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(button);
    await expect(input).toHaveAttribute('capture', 'environment');
    await expect(input.accept).toBe('image/*');
    const photo = new File(['photo'], 'image.jpg', { type: 'image/jpeg' });
    input.files = dataOf(photo).files;
    fireEvent.change(input);
    await expect(args.onAdd).toHaveBeenCalledWith([photo]);
  },
});

/** After the camera, the file dialog offers all types again. */
export const FilesAfterPhoto = meta.story({
  args: { hasCamera: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvasElement.querySelector('[data-part="camera"]');
    const input = canvasElement.querySelector('input[type=file]');
    if (!button || !(input instanceof HTMLInputElement)) throw new Error('No camera');
    input.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose files' }));
    await expect(input).not.toHaveAttribute('capture');
    await expect(input.accept).toBe('.pdf,image/*');
  },
});

/** Dropping files adds them. While files are dragged over the page, the area invites the user to drop them. */
export const Dropping = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByText(/drop them here/);
    fireEvent(area, dragOf('dragover'));
    await expect(await canvas.findByText('or release them here')).toBeVisible();
    fireEvent(area, dragOf('drop'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('or drop them here')).toBeVisible();
    fireEvent(document.body, dragOf('drop'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** Pasting files adds them, wherever the focus is. Text pasted into a field goes to the field. */
export const Pasting = meta.story({
  decorators: [
    (Story) => (
      <Rows>
        <Story />
        <textarea aria-label="Notes" />
      </Rows>
    ),
  ],
  play: async ({ args, canvas }) => {
    fireEvent(document.body, new ClipboardEvent('paste', { bubbles: true, clipboardData: dataOf(pdf()) }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const dataWithTwoFiles = dataOf(pdf());
    dataWithTwoFiles.setData('text/plain', 'psi');
    fireEvent(
      canvas.getByRole('textbox'),
      new ClipboardEvent('paste', { bubbles: true, clipboardData: dataWithTwoFiles }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

const files: readonly DropzoneFile[] = [
  { id: '1', name: 'before.png', size: '318.40 KB', status: 'waiting' },
  { id: '2', name: 'pressure-test.pdf', size: '1.24 MB', status: 'uploading', progress: 0.64 },
  { id: '3', name: 'sign-off.docx', size: '88.00 KB', status: 'done', isOpenable: true },
  {
    id: '4',
    name: 'pump-seal.jpg',
    status: 'failed',
    errorMessage: 'Failed to upload pump-seal.jpg',
    isRetryable: true,
  },
  {
    id: '5',
    name: 'setup.exe',
    status: 'failed',
    errorMessage: 'Only images, PDF, DOC, DOCX and TXT can be attached.',
  },
  { id: '6', name: `${'a-very-long-name-'.repeat(12)}.txt`, size: '12 Bytes', status: 'waiting' },
];

export const Files = meta.story({
  args: { files },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading pressure-test.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry pump-seal.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await expect(canvas.queryByRole('button', { name: 'Retry setup.exe' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop uploading pressure-test.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Download sign-off.docx' }));
    await expect(args.onOpen).toHaveBeenCalledWith('3');
  },
});

function Kept({ files: initial, onRemove, ...rest }: DropzoneProps) {
  const [keptFiles, setKeptFiles] = useState(initial);
  return (
    <Dropzone
      {...rest}
      files={keptFiles}
      onRemove={(id) => {
        setKeptFiles(keptFiles.filter((file) => file.id !== id));
        onRemove(id);
      }}
    />
  );
}

/** Removing a file moves the focus to the button, because the row of the file is gone. */
export const Removing = meta.story({
  args: { files },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove before.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.queryByText('before.png')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
});

/** While the form is being sent, the user can neither add nor remove files. */
export const Disabled = meta.story({
  args: { files, isDisabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    fireEvent(canvas.getByText(/drop them here/), dragOf('drop'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({ args: { errorMessage: 'Attach at most 50 files.' } });
