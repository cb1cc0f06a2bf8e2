import type { Translated } from '#web/i18n/translated.ts';
import type { proofs as en } from './en.ts';

const proofs: Translated<typeof en> = {
  drop: '将图片或 PDF 拖到此处，或点击选择',
  sending: '正在上传…',
  remove: '移除',
  file: '文件 {{number}}',
};

export default { proofs };
