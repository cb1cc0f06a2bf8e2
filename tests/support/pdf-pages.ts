import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

interface PdfPage {
  text: string;
  png: Buffer;
}

const dotsPerInch = 203;

/** A document as it comes out of a printer: the text of each page, and its picture. */
export const pagesOf = async (pdf: Uint8Array): Promise<PdfPage[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages: PdfPage[] = [];
    for (const page of document.pages()) {
      // First: this build of PDFium cannot read a page that it has drawn.
      const text = page.getText();
      const { data, width, height } = await page.render({ scale: dotsPerInch / 72 });
      const png = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer();
      pages.push({ text, png });
    }
    return pages;
  } finally {
    document.destroy();
    library.destroy();
  }
};

/** Nothing is printed where printers cannot print, hence nothing is cut off: `inches` from each edge. */
export const isWhiteAround = async (png: Buffer, inches = 0.3): Promise<boolean> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const edge = Math.round(inches * dotsPerInch);
  const isInside = (x: number, y: number) => x >= edge && y >= edge && x < info.width - edge && y < info.height - edge;
  return data.every((shade, index) => shade > 250 || isInside(index % info.width, Math.floor(index / info.width)));
};
