import { labelFormats, labelSizes, type LabelSize } from '#contracts/labels/label-form.ts';
import { settings } from '#web/browser/settings.ts';
import type { Paper } from '#web/ui/print/print-file.ts';

export type { LabelSize };

/** As the printer of this workplace takes labels. */
export const labelForm = () => {
  const { labelPrinter, labelDpi } = settings.get();
  return labelPrinter === 'zpl' ? ({ format: 'zpl', dpi: labelDpi } as const) : {};
};

/** Of the labels that go onto goods and racks. */
export const labelSize = (): LabelSize => settings.get().labelPaper;

export const isPrinterFile = (file: Blob): boolean => file.type.startsWith(labelFormats.zpl.contentType);
export const printerFileName = ['labels', labelFormats.zpl.ending].join('.');

export const paperOf = (size: LabelSize = '4x6'): Paper => {
  const { width, height } = labelSizes[size];
  return { width: width / 100, height: height / 100 };
};
