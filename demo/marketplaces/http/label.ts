import PdfDocument from 'pdfkit';

/** A shipping label of 4 by 6 inches that nobody will take for a real one. */
export const labelPdf = (label: { to: string; orderNo: string; trackingNo: string; carrier: string; goods: string }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const pdf = new PdfDocument({ size: [288, 432], margin: 18, info: { Title: `Label ${label.orderNo}` } });
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.rect(9, 9, 270, 414).stroke();
    pdf.fontSize(9).text('SANDBOX: NOT A REAL LABEL').moveDown();
    pdf.fontSize(16).text(label.carrier).moveDown(0.5);
    pdf.fontSize(10).text('Ship to').fontSize(13).text(label.to).moveDown();
    pdf.fontSize(10).text('Tracking number').fontSize(15).text(label.trackingNo).moveDown();
    for (const [index, digit] of [...label.trackingNo].entries()) pdf.rect(22 + index * 13, 250, 1 + (digit.charCodeAt(0) % 5) * 2, 60).fill('black');
    pdf.fontSize(10).text(`Order ${label.orderNo}`, 18, 330).text(label.goods);
    pdf.end();
  });
