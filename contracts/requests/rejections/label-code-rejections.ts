import { defineRejections } from '../../kernel/rejection.ts';

/** Apart from those of requests: forms say it while one types. */
export const labelCodeRejections = defineRejections({
  LabelCodeInvalid: { status: 422, en: '{logNo} is not a valid label code', zh: '{logNo} 不是有效的面单号' },
});

declare module '../../kernel/rejection.ts' {
  interface Rejections {
    labelCode: typeof labelCodeRejections;
  }
}
