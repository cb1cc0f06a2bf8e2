import PdfDocument from 'pdfkit';

interface Label {
  carrier: string;
  service: string;
  code: string;
  reference: string;
  from: readonly string[];
  to: readonly string[];
}

/** A shipping label of 4 by 6 inches that nobody will take for a real one. */
export const labelPdf = ({ carrier, service, code, reference, from, to }: Label): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const pdf = new PdfDocument({ size: [288, 432], margin: 18, info: { Title: `Label ${code}` } });
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.rect(9, 9, 270, 414).stroke();
    pdf.fontSize(8).text('SANDBOX: NOT A REAL LABEL', 18, 16, { align: 'right' });
    pdf.fontSize(20).text(carrier, 18, 30).fontSize(10).text(service);
    pdf.moveTo(9, 78).lineTo(279, 78).stroke();
    pdf.fontSize(7).text(from.join('\n'), 18, 84);
    pdf.fontSize(9).text('SHIP TO', 18, 138).fontSize(13).text(to.join('\n'));
    pdf.moveTo(9, 234).lineTo(279, 234).stroke();
    let at = 24;
    for (const character of code) {
      const value = character.charCodeAt(0);
      for (const width of [1 + (value % 3), 1 + ((value >> 2) % 2)]) {
        if (at < 262) pdf.rect(at, 250, width, 84).fill('black');
        at += width + 2;
      }
    }
    pdf.fontSize(12).text(code.replaceAll(/(.{4})/g, '$1 ').trim(), 18, 344, { align: 'center' });
    pdf.fontSize(8).text(reference, 18, 400, { align: 'center' });
    pdf.end();
  });
