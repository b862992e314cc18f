import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

/** Fails the first file with a lost connection and uploads every other file completely. */
function unsteadyUpload(): FileUploadProps['upload'] {
  let isFirst = true;
  return async (_file, { onProgress }) => {
    onProgress(0.4);
    if (isFirst) {
      isFirst = false;
      throw new Error('No connection');
    }
  };
}

const meta = preview.meta({
  component: FileUpload,
  title: 'Patterns/Upload',
  args: { upload: async () => {} },
  // Creates a new connection each time the story renders.
  render: () => <UnsteadyExample />,
});

function UnsteadyExample() {
  const [upload] = useState(unsteadyUpload);
  return <FileUpload upload={upload} />;
}

const fileOf = (name: string, type: string) => new File(['…'], name, { type });

/** Each file shows its status: one is rejected, one is retried, one is stored. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await userEvent.upload(input ?? document.body, [
      fileOf('gauge.jpg', 'image/jpeg'),
      fileOf('sheet.pdf', 'application/pdf'),
    ]);
    const rows = within(await canvas.findByRole('list'));
    await expect(await rows.findByText('The connection was lost')).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(rows.getAllByRole('img', { name: 'Uploaded' })).toHaveLength(2));
    await expect(rows.queryByRole('alert')).not.toBeInTheDocument();
    const notes = fileOf('notes.txt', 'text/plain');
    await userEvent.upload(input ?? document.body, notes, { applyAccept: false });
    await expect(await rows.findByRole('alert')).toHaveTextContent('Only photos and PDF files');
  },
});
