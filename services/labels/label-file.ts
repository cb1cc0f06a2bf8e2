import { labelFormats, type LabelForm, type LabelSize } from '#contracts/labels/label-form.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { passive } from '#kernel/files/passive.ts';
import { inSvg } from './in-svg.ts';
import { inZpl } from './in-zpl.ts';
import type { Page } from './marks.ts';

/** The pages as they were asked for: a drawing to look at and to print, or what a label printer takes as it is. */
export const labelFile = (pages: readonly Page[], { format, dpi }: LabelForm, size: LabelSize = '4x6'): FileAnswer => {
  const { contentType, ending } = labelFormats[format];
  if (format === 'svg') return { file: Buffer.from(inSvg(pages, size)), contentType, headers: passive };
  return { file: Buffer.from(inZpl(pages, size, dpi)), contentType, download: `labels.${ending}`, headers: passive };
};
