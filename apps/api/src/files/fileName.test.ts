import { describe, expect, it } from 'vitest';
import { cleanFileName, contentDisposition } from './fileName.ts';

describe('cleanFileName', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ana\\a.png', 'a.png'],
    ['..', 'file'],
    ['', 'file'],
    ['.txt', 'txt'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['a"b<c>:d|e?.pdf', 'a_b_c__d_e_.pdf'],
    ['  two   spaces .pdf. ', 'two spaces.pdf'],
    ['informe de pre\u0301cio.pdf', 'informe de précio.pdf'],
    ['绘图 🛢️.png', '绘图 🛢️.png'.replace('\uFE0F', '\uFE0F')],
  ])('turns %j into %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));
});

describe('contentDisposition', () => {
  it.each([
    ['a.pdf', `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    [
      'Prüfung "1" 100%.pdf',
      `inline; filename="Prufung _1_ 100_.pdf"; filename*=UTF-8''Pr%C3%BCfung%20%221%22%20100%25.pdf`,
    ],
    ["it's (1)*.txt", `inline; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ])('encodes %s', (name, header) => expect(contentDisposition('inline', name)).toBe(header));
});
