import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../kernel/fields/invalid.ts';
import { assignOrdersEndpoint } from './order-commands.ts';
import { outboundRejections } from './outbound-rejections.ts';

const said = (operatorId: string | undefined, language: 'en_us' | 'zh_cn') => {
  const parsed = assignOrdersEndpoint.body!.safeParse({ oddNos: ['OC26112000377'], operatorId });
  return fieldErrors(parsed.error?.issues ?? [], language, outboundRejections).map(({ field, msg }) => `${field}: ${msg}`);
};

describe('Rule: an operator must be selected (R5.28)', () => {
  it.each([undefined, '', '  '])('says so where %j is given', (operatorId) => {
    expect(said(operatorId, 'en_us')).toEqual(['operatorId: An operator must be selected']);
    expect(said(operatorId, 'zh_cn')).toEqual(['operatorId: 请选择操作员']);
  });

  it('takes one', () => expect(said('A-1', 'en_us')).toEqual([]));
});
