import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { fileHandlers, fileLimits } from '../../mocks/files.ts';
import { api, failure } from '../../mocks/replies.ts';
import { created } from '../../mocks/ticketForm.ts';
import { adminAt, spanish } from '../admin.tsx';
import {
  attach,
  expectCreated,
  expectProblems,
  fillRequired,
  NEW,
  startTicketForm,
  submit,
  textFile,
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form attachments, refused',
  beforeEach: startTicketForm,
});

/** Files that can't be attached show the reason at once and are not uploaded. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas);
    const huge = textFile('all-of-it.txt');
    Object.defineProperty(huge, 'size', { value: fileLimits.maxBytes + 1 });
    await canvas.findByText(/up to 25 MB each/);
    const endless = `${'n'.repeat(296)}.txt`;
    await attach(canvasElement, 'setup.exe', huge, new File([], 'empty.pdf'), textFile(endless));
    await expect(await canvas.findByText(/^setup.exe can't be attached/)).toBeVisible();
    await expect(canvas.getByText('all-of-it.txt is too large: at most 25 MB')).toBeVisible();
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

/** The server checks the content: a program with the file name of a picture is rejected. */
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

/**
 * The server rejects a PDF with scripts: the error explains how to create one without scripts, in the user's language.
 */
export const PdfWithScriptsInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(
      http.post(api('file'), () =>
        failure(415, 'UNSUPPORTED_FILE_TYPE', 'Este PDF contiene scripts', { file: 'pdfActive' }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await fillRequired(canvas, [/^Ubicación/, /^Nombre del pozo/, /^Descripción/]);
    await attach(canvasElement, 'report.pdf');
    await submit(canvas, 'Crear ticket de trabajo');
    const rejected = /^report.pdf no se puede adjuntar: contiene scripts, .* Imprímalo en un PDF nuevo/;
    await expect((await canvas.findAllByText(rejected))[0]).toBeVisible();
  },
});

/** The server's limit is lower than announced: the error names the limit and offers no retry. */
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
    await expectProblems(canvas, 'pump-seal.jpg is too large: at most 25 MB');
    await expect(canvas.queryByRole('button', { name: 'Retry pump-seal.jpg' })).not.toBeInTheDocument();
  },
});

/** The company has used up its storage for files. */
export const CompanyFullInSpanish = meta.story({
  tags: ['test-full'],
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

/** The user adds more files than a ticket allows. */
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
