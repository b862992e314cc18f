export type {
  DocumentParty,
  DocumentPhoto,
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
