import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fileHandlers, uploaded } from '../../mocks/files.ts';
import { created } from '../../mocks/ticketForm.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import {
  attach,
  expectCreated,
  expectProblems,
  field,
  fillRequired,
  formReady,
  NEW,
  page,
  startTicketForm,
  submit,
  textFile,
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form attachments',
  beforeEach: startTicketForm,
});

function dataOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Submitting the ticket uploads the files one by one and then creates the ticket. */
export const Uploaded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pressure-test.pdf', 'pump-seal.jpg');
    await expect(await canvas.findByText('pressure-test.pdf')).toBeVisible();
    await expect(canvas.getAllByText('1.17 KB')).toHaveLength(2);
    await expect(uploaded).toEqual([]);
    await submit(canvas);
    await expectCreated();
    // The text is in the toast and in the live region.
    for (const text of ['All files uploaded successfully!', 'Job ticket created successfully!']) {
      await expect((await page().findAllByText(text))[0]).toBeInTheDocument();
    }
    await expect(uploaded).toEqual(['pressure-test.pdf', 'pump-seal.jpg']);
    await expect(created[0]?.input).toMatchObject({
      attachments: [
        { fileUrl: '/api/v1/file/1-pressure-test.pdf' },
        { fileUrl: '/api/v1/file/2-pump-seal.jpg' },
      ],
    });
  },
});

/** The user drops files anywhere on the form, or pastes them. */
export const DroppedAndPasted = meta.story({
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    fireEvent(
      location,
      new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: dataOf(textFile('dropped.txt')),
      }),
    );
    await expect(await canvas.findByText('dropped.txt')).toBeVisible();
    fireEvent(
      document.body,
      new ClipboardEvent('paste', { bubbles: true, clipboardData: dataOf(textFile('pasted.txt')) }),
    );
    await expect(await canvas.findByText('pasted.txt')).toBeVisible();
  },
});

/**
 * An upload fails and ends the submission: the form keeps everything, and the next attempt uploads only the missing
 * files.
 */
export const OneFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.breaksAt('pump-seal.jpg'));
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pressure-test.pdf', 'pump-seal.jpg', 'notes.txt');
    await submit(canvas);
    await expectProblems(canvas, 'Failed to upload pump-seal.jpg');
    await expect(created).toHaveLength(0);
    await expect(uploaded).toEqual(['pressure-test.pdf']);
    await expect(field(canvas, /^Location/)).toHaveValue('Loving County, TX 79754');
    await submit(canvas);
    await expectCreated();
    await expect(uploaded).toEqual(['pressure-test.pdf', 'pump-seal.jpg', 'notes.txt']);
  },
});

/** Retry uploads a single file again. */
export const Retried = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.breaksAt('pump-seal.jpg'));
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pump-seal.jpg');
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry pump-seal.jpg' }));
    await expect(await canvas.findByRole('img', { name: 'Uploaded' })).toBeVisible();
    await expect(canvas.queryByText('Failed to upload pump-seal.jpg')).not.toBeInTheDocument();
    await expect(created).toHaveLength(0);
  },
});

/** During an upload the form is disabled, and the user can cancel the upload. */
export const Uploading = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.pending());
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pressure-test.pdf', 'pump-seal.jpg');
    await submit(canvas);
    await expect(await canvas.findByRole('button', { name: 'Uploading files...' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading pressure-test.pdf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(field(canvas, /^Description/)).toBeDisabled();
  },
});

export const Stopped = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.pending());
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pressure-test.pdf');
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop uploading pressure-test.pdf' }));
    await expectProblems(canvas, 'You stopped the upload of pressure-test.pdf');
    await waitFor(() => expect(field(canvas, /^Location/)).toBeEnabled());
    await expect(created).toHaveLength(0);
  },
});

export const OnPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...fileHandlers.breaksAt('pump-seal.jpg', 9));
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, `${'a-very-long-name-'.repeat(8)}.pdf`, 'pump-seal.jpg');
    await submit(canvas);
    await expectProblems(canvas, 'Failed to upload pump-seal.jpg');
  },
});

export const InSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...fileHandlers.pending());
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas, [/^Ubicación/, /^Nombre del pozo/, /^Descripción/]);
    await attach(canvasElement, 'pressure-test.pdf', 'setup.exe');
    await expect(await canvas.findByText(/^setup.exe no se puede adjuntar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar setup.exe' }));
    await submit(canvas, 'Crear ticket de trabajo');
    await expect(await canvas.findByRole('button', { name: 'Subiendo archivos...' })).toBeVisible();
  },
});
