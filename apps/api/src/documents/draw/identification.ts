/** Metadata that identify a document as PDF/UA-1. PDFKit writes the same for its subset PDF/UA, which its types lack. */
export const identification = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
`;
