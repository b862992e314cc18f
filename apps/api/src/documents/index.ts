export type {
  DocumentParty,
  DocumentPhoto,
  DocumentSignature,
  DocumentStyle,
  InvoiceDocument,
  PaperSize,
  StrokePoint,
  TicketDocument,
} from './model.ts';
export { paperSizes } from './model.ts';
export { createRenderer, directRenderer, type Renderer } from './renderer.ts';
