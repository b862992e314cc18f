import { http } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fileHandlers, fileLimits, uploaded } from '../../mocks/files.ts';
import { api, failure } from '../../mocks/replies.ts';
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
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form attachments',
  beforeEach: startTicketForm,
});

const textFile = (name: string) => new File(['psi'], name, { type: 'text/plain' });

function dataOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Files wait until the ticket is submitted, then go one by one. */
export const Uploaded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pressure-test.pdf', 'pump-seal.jpg');
    await expect(await canvas.findByText('pressure-test.pdf')).toBeVisible();
    await expect(canvas.getAllByText('1.17 KB')).toHaveLength(2);
    await expect(uploaded).toEqual([]);
    await submit(canvas);
    await expectCreated();
    // In the toast, and read out.
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

/** Dropped anywhere on the form, or pasted. */
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

/** What can't be attached says so at once, and is not sent. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    const huge = textFile('all-of-it.txt');
    Object.defineProperty(huge, 'size', { value: fileLimits.maxBytes + 1 });
    await canvas.findByText(/up to 25.00 MB each/);
    const endless = `${'n'.repeat(296)}.txt`;
    await attach(canvasElement, 'setup.exe', huge, new File([], 'empty.pdf'), textFile(endless));
    await expect(await canvas.findByText(/^setup.exe can't be attached/)).toBeVisible();
    await expect(canvas.getByText('all-of-it.txt is too large: at most 25.00 MB')).toBeVisible();
    await expect(canvas.getByText('empty.pdf is empty')).toBeVisible();
    await expect(canvas.getByText(/^This name is too long: at most 255 characters/)).toBeVisible();
    await submit(canvas);
    await expectProblems(canvas, /^setup.exe/, /^all-of-it.txt/, /^empty.pdf/, /^This name/);
    await expect(created).toHaveLength(0);
    for (const name of ['setup.exe', 'all-of-it.txt', 'empty.pdf', endless]) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
    }
    await submit(canvas);
    await expectCreated();
  },
});

/** The server looks at the content: a program under the name of a picture stays out. */
export const RefusedByTheServer = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.refuses());
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pump-seal.jpg');
    await submit(canvas);
    await expectProblems(canvas, /^pump-seal.jpg can't be attached/);
    await expect(canvas.queryByRole('button', { name: 'Retry pump-seal.jpg' })).not.toBeInTheDocument();
  },
});

/** A file that fails ends the submission; everything stays, and the next try sends only what is missing. */
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

/** Retry sends one file by itself. */
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

/** While files go, nothing else can be changed; an upload can be stopped. */
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

/** The server takes less than it said: its limit is named, and trying again makes no sense. */
export const TooLargeForTheServer = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(api('file'), () =>
        failure(413, 'PAYLOAD_TOO_LARGE', 'The file is too large', { file: 'fileTooLarge' }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, 'pump-seal.jpg');
    await submit(canvas);
    await expectProblems(canvas, 'pump-seal.jpg is too large: at most 25.00 MB');
    await expect(canvas.queryByRole('button', { name: 'Retry pump-seal.jpg' })).not.toBeInTheDocument();
  },
});

/** The company has used up its room for files. */
export const CompanyFullInSpanish = meta.story({
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(
      http.post(api('file'), () =>
        failure(507, 'STORAGE_FULL', 'Su empresa ya usó sus 5 GB para archivos', {
          file: 'companyFilesFull',
        }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas, [/^Ubicación/, /^Nombre del pozo/, /^Descripción/]);
    await attach(canvasElement, 'pump-seal.jpg');
    await submit(canvas, 'Crear ticket de trabajo');
    const full = 'No se puede adjuntar pump-seal.jpg: su empresa ya no tiene espacio para archivos.';
    await expect((await canvas.findAllByText(full))[0]).toBeVisible();
  },
});

/** More than a ticket can have. */
export const TooMany = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    await attach(canvasElement, ...Array.from({ length: 51 }, (_, n) => `photo-${n + 1}.jpg`));
    await submit(canvas);
    await expectProblems(canvas, 'Attachments: Please attach at most 50 files');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo-51.jpg' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument());
  },
});

/** Without limits from the server the hint is shorter, and the server decides. */
export const NoLimits = meta.story({
  beforeEach({ msw }) {
    msw.use(...fileHandlers.noLimits());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByText('Images, PDF, DOC, DOCX or TXT.')).toBeVisible();
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
