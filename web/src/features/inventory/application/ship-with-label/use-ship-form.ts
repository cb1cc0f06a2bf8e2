import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { isLabelCode } from '#contracts/labels/label-code.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { labelCodeRejections } from '#contracts/requests/rejections/label-code-rejections.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLabelFile } from '#web/shared/label-upload/use-label-file.ts';
import { useApplicationFee } from '../fee/use-application-fee.ts';
import { useApplicationForm, type Applied } from '../use-application-form.ts';
import { applicationOf, carrierOfValues, codeOf, nothingEntered, type ShipValues } from './ship-values.ts';

const fields = ['oneIds', 'label.url', 'label.logNo', 'label.carrier', 'dueAt', 'remark'];

/** The application for these items, and the label's file: chosen, or one that was bought. */
export const useShipForm = (items: readonly InventoryRow[], applied: Applied) => {
  const oneIds = items.map(({ oneId }) => oneId);
  const fee = useApplicationFee('shipWithLabel', items);
  const { t } = useTranslation();
  const words = useWords();
  const { pathname } = useLocation();
  const [read, setRead] = useState<string>();
  const { file, choose, clear } = useLabelFile();
  const url = file.state === 'stored' ? file.url : undefined;

  /** Whether there is a label, and what its number may be, the schema does not tell. */
  const check = (values: ShipValues) => {
    const logNo = codeOf(values);
    const codeError = logNo === '' ? words(fieldRules.required) : words(labelCodeRejections.LabelCodeInvalid, { logNo });
    return {
      'label.url': url === undefined && t('orders.apply.missingLabel'),
      'label.logNo': !isLabelCode(logNo) && codeError,
      'label.carrier': carrierOfValues(values).trim() === '' && t('orders.apply.missingCarrier'),
    };
  };
  const form = useApplicationForm(
    applyShipWithLabelEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: (values) => applicationOf(values, url, oneIds),
      check,
      fields,
      holdsMore: file.state !== 'none',
      fee,
    },
    applied,
  );
  const { logNo } = form.values;

  return {
    form,
    fee,
    file,
    clearFile: clear,
    /** The number that was read from the label, while it is the one in the form. */
    isFromLabel: read !== undefined && read === logNo,
    chooseFile: async (chosen: File): Promise<void> => {
      form.forgetRefusal();
      const code = await choose(chosen);
      if (code === undefined) return;
      setRead(code);
      const { logNo: typed } = form.getValues();
      if (typed === '' || typed === read) form.change({ logNo: code });
    },
    takeBought: async (label: ShippingLabelRow): Promise<void> => {
      form.forgetRefusal();
      try {
        const { boughtLabelFile } = await import('#web/shared/label-upload/bought-label-file.ts');
        void choose(await boughtLabelFile(label, pathname), label.logNo);
        setRead(label.logNo);
        form.change({ logNo: label.logNo, carrier: null });
      } catch (failure) {
        showError(t('inventory.notTaken'), failure instanceof Error ? failure.message : undefined);
      }
    },
  };
};

export type ShipForm = ReturnType<typeof useShipForm>;
