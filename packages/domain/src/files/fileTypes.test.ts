import { describe, expect, it } from 'vitest';
import { ATTACHMENT_ACCEPT, attachmentExtension, validateFile } from './fileTypes.ts';

describe('attachment rules', () => {
  it.each([
    ['photo.JPG', 'jpg'],
    ['a.b.pdf', 'pdf'],
    ['report.docx', 'docx'],
    ['notes.txt ', 'txt'],
    ['evil.pdf.exe', undefined],
    ['drawing.svg', undefined],
    ['scan.TIFF', 'tiff'],
    ['IMG_0001.CR2', 'cr2'],
    ['macros.docm', undefined],
    ['pdf', undefined],
    ['', undefined],
    ['a.constructor', undefined],
  ])('attachmentExtension reads from %s the extension %s', (name, extension) =>
    expect(attachmentExtension(name)).toBe(extension),
  );

  it('validateFile checks the size, type and name length against the limits', () => {
    const limits = { maxBytes: 10, extensions: ['pdf', 'png'] };
    expect(validateFile({ name: 'a.pdf', size: 10 }, limits)).toBeUndefined();
    expect(validateFile({ name: 'a.pdf', size: 11 }, limits)).toBe('fileTooLarge');
    expect(validateFile({ name: 'a.pdf', size: 0 }, limits)).toBe('fileEmpty');
    expect(validateFile({ name: 'a.exe', size: 1 }, limits)).toBe('fileTypeUnsupported');
    expect(validateFile({ name: 'a.txt', size: 1 }, limits)).toBe('fileTypeUnsupported');
    expect(validateFile({ name: `${'n'.repeat(251)}.pdf`, size: 1 }, limits)).toBeUndefined();
    expect(validateFile({ name: `${'n'.repeat(252)}.pdf`, size: 1 }, limits)).toBe('fileNameTooLong');
    // The server's limits are not loaded yet.
    expect(validateFile({ name: 'a.txt', size: 1e9 })).toBeUndefined();
  });

  it('ATTACHMENT_ACCEPT lists images, PDF, Word and text files', () => {
    expect(ATTACHMENT_ACCEPT).toMatch(/^image\/\*,\.png,.*,\.pdf,\.doc,\.docx,\.txt$/);
  });
});
