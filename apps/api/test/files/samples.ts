import { crc32 } from 'node:zlib';

/** Packs files into an uncompressed ZIP archive (APPNOTE 6.3.10). */
export function zip(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06'), end]);
}

const word = (type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });

const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

const box = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
  ]);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export const samples = {
  png,
  jpeg: Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////2Q==', 'base64'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  webp: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  heic: box('heic'),
  avif: box('avif'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)]),
  tiff: Buffer.from('49492a00080000000000000000000000', 'hex'),
  pdf,
  docx: word('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
  docm: word('application/vnd.ms-word.document.macroEnabled.main+xml'),
  doc: compound('WordDocument'),
  xls: compound('Workbook'),
  txt: Buffer.from('\uFEFFPumpe geprüft ✓\r\n\tok\f'),
  zip: zip({ 'a.txt': 'hello' }),
  exe,
  svg,
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  xmlSvg: Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
  latin1: Buffer.from('a\xf1o', 'latin1'),
  withNul: Buffer.from('a\u0000b'),
  pngWithScript: Buffer.concat([png, Buffer.from('<ScRiPt>alert(1)</script>')]),
  gifWithScript: Buffer.from('GIF89a/*<script>*/=alert(1)//;'),
} as const;
