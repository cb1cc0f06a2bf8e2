import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { orderDirectOutboundEndpoint } from '#contracts/requests/applications.ts';
import { labelCodeRejections } from '#contracts/requests/rejections/label-code-rejections.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLabelFile } from '#web/shared/label-upload/use-label-file.ts';
import { addressFields, addressOf, addressValuesOf, lacksIdCard, type AddressValues } from '#web/shared/order/address/address-values.ts';
import { useApplicationForm, type Applied } from '../use-application-form.ts';

export const waysOut = ['address', 'label', 'later'] as const;
export type WayOut = (typeof waysOut)[number];

interface Values {
  way: WayOut;
  address: AddressValues;
  logNo: string;
  carrier: string;
  dueAt: string | null;
  remark: string;
}

const defaultValues: Values = { way: 'address', address: addressValuesOf(), logNo: '', carrier: '', dueAt: null, remark: '' };
const fields = [
  'oneIds',
  ...['url', 'logNo', 'carrier'].map((field) => `label.${field}`),
  ...addressFields.map((field) => `address.${field}`),
  'dueAt',
  'remark',
];

/** A direct outbound of these items, and the file of its label where it has one. */
export const useDirectForm = (items: readonly InventoryRow[], applied: Applied) => {
  const { t } = useTranslation();
  const words = useWords();
  const oneIds = items.map(({ oneId }) => oneId);
  const { file, choose, clear } = useLabelFile();
  const url = file.state === 'stored' ? file.url : undefined;

  const check = ({ way, address, logNo: typed, carrier, remark }: Values) => {
    const logNo = normaliseLabelCode(typed);
    const codeError = logNo === '' ? words(fieldRules.required) : words(labelCodeRejections.LabelCodeInvalid, { logNo });
    return {
      'label.url': way === 'label' && url === undefined && t('orders.apply.missingLabel'),
      'label.logNo': way === 'label' && !isLabelCode(logNo) && codeError,
      'label.carrier': way === 'label' && carrier.trim() === '' && t('orders.apply.missingCarrier'),
      'address.idCardNumber': way === 'address' && lacksIdCard(address) && words(fieldRules.required),
      remark: remark.trim() === '' && t('orders.apply.missingReason'),
    };
  };
  const form = useApplicationForm<typeof orderDirectOutboundEndpoint, Values>(
    orderDirectOutboundEndpoint,
    oneIds,
    {
      defaultValues,
      bodyOf: ({ way, address, logNo, carrier, dueAt, remark }) => ({
        oneIds,
        ...(way === 'address' && { address: addressOf(address) }),
        ...(way === 'label' && { label: { url, logNo: normaliseLabelCode(logNo), carrier: carrier.trim() } }),
        ...(dueAt !== null && { dueAt }),
        remark,
      }),
      check,
      fields,
      holdsMore: file.state !== 'none',
      said: 'ordered',
    },
    applied,
  );
  return {
    form,
    file,
    clearFile: clear,
    chooseFile: async (chosen: File): Promise<void> => {
      form.forgetRefusal();
      const code = await choose(chosen);
      if (code !== undefined && form.getValues().logNo === '') form.change({ logNo: code, carrier: carrierOf(code) ?? form.getValues().carrier });
    },
  };
};
