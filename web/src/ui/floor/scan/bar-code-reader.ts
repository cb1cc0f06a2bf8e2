import type { BarcodeDetector as Detector } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What stands on labels, shelves and parcels. */
const formats = ['code_128', 'code_39', 'ean_13', 'upc_a', 'itf', 'qr_code', 'data_matrix', 'pdf417'] as const;

export interface BarCodeReader {
  /** The code that a frame shows, if it shows one. */
  read(frame: HTMLVideoElement): Promise<string | undefined>;
  /** Every code on a picture. */
  readAll(picture: Blob): Promise<string[]>;
}

/** The browser's own reader where it has one, otherwise ZXing from this server. */
export const openReader = async (): Promise<BarCodeReader> => {
  const detector = (await ownDetector()) ?? (await shippedDetector());
  return {
    read: async (frame) => (await detector.detect(frame))[0]?.rawValue,
    readAll: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
  };
};

type Detects = Pick<Detector, 'detect'>;

const ownDetector = async (): Promise<Detects | undefined> => {
  const own = (globalThis as { BarcodeDetector?: typeof Detector }).BarcodeDetector;
  if (!own) return undefined;
  const known = await own.getSupportedFormats();
  return known.includes('code_128') && known.includes('qr_code')
    ? new own({ formats: formats.filter((format) => known.includes(format)) })
    : undefined;
};

const shippedDetector = async (): Promise<Detects> => {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) } });
  return new BarcodeDetector({ formats: [...formats] });
};
