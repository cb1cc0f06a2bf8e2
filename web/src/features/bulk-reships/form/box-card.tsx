import type { TFunction } from 'i18next';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkReshipFee } from './use-bulk-reship-form.ts';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { addressLines } from '#web/shared/order/address/address-lines.ts';
import { addressOf, isAddressEmpty } from '#web/shared/order/address/address-values.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { BoxChoice } from './box-choice.tsx';
import styles from './form.module.css';
import type { BulkReshipForm } from './use-bulk-reship-form.ts';

interface Props {
  form: BulkReshipForm;
  index: number;
  /** How many items are in it. */
  count: number;
  fee: BulkReshipFee['boxes'][number];
}

/** A box: where it goes, how much is in it, and what it costs. Its address folds away once it is written. */
export const BoxCard = ({ form, index, count, fee }: Props) => {
  const { t } = useTranslation();
  const { boxes } = form.values;
  const box = boxes[index]!;
  const boxNo = index + 1;
  const [isFolded, setFolded] = useState(!isAddressEmpty(box.address));
  const addressWrong = form.errorOf(`boxes.${index}.address`) !== undefined;
  const isOpen = !isFolded || addressWrong;
  const itemsWrong = form.errors.find(({ field }) => field === `boxes.${index}.oneIds`)?.msg;
  const others = boxes.filter(({ id, address }) => id !== box.id && !isAddressEmpty(address));

  const takeAddress = (id: number): void => {
    const { address } = boxes.find((other) => other.id === id)!;
    form.change({ boxes: boxes.map((other) => (other.id === box.id ? { ...other, address } : other)) });
    setFolded(true);
  };

  return (
    <Section
      title={t('orders.boxNo', { boxNo })}
      count={[t('orders.apply.items', { count }), feeWords(t, fee)].filter(Boolean).join(' · ')}
      aside={
        boxes.length > 1 && (
          <IconButton
            icon={X}
            label={t('bulkReships.removeBox', { boxNo })}
            onClick={() => form.change({ boxes: boxes.filter(({ id }) => id !== box.id) })}
          />
        )
      }
    >
      <div role="group" aria-label={t('bulkReships.editAddress', { boxNo })} className={styles['box']}>
        {itemsWrong && (
          <p role="alert" className={styles['wrong']}>
            {count === 0 ? t('bulkReships.emptyBox') : itemsWrong}
          </p>
        )}
        {others.length > 0 && isOpen && (
          <span className={styles['target']}>
            {t('bulkReships.sameAs')}
            <BoxChoice
              boxes={boxes}
              label={`${t('bulkReships.sameAs')} (${t('orders.boxNo', { boxNo })})`}
              among={others}
              value={null}
              placeholder={t('bulkReships.box')}
              onChange={takeAddress}
            />
          </span>
        )}
        {isOpen ? (
          <FieldGrid>
            <AddressInputs form={form} path={`boxes.${index}.address`} />
          </FieldGrid>
        ) : (
          <address className={styles['address']}>{addressLines(addressOf(box.address)).join(' · ')}</address>
        )}
        {!addressWrong && !isAddressEmpty(box.address) && (
          <Button size="small" className={styles['fold']!} onClick={() => setFolded(isOpen)}>
            {isOpen ? t('bulkReships.foldAddress') : t('orders.editAddress')}
          </Button>
        )}
      </div>
    </Section>
  );
};

const feeWords = (t: TFunction, fee: Props['fee']): string | undefined => {
  if (fee === undefined) return undefined;
  if (fee === null) return t('bulkReships.noFee');
  const amount = formatMoney(fee.cents);
  return fee.isLeast ? t('payment.from', { amount }) : amount;
};
