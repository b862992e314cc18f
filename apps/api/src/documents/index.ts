export type {
  DocumentLine,
  DocumentParty,
  DocumentPhoto,
  DocumentSection,
  DocumentSignature,
  DocumentStyle,
  InvoiceDocument,
  PaperSize,
  StatementDocument,
  StatementRow,
  StrokePoint,
  TicketDocument,
} from './model.ts';
export { paperSizes } from './model.ts';
export { createRenderer, directRenderer, type Renderer } from './renderer.ts';
