import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { knownCarriers } from '#contracts/labels/carrier.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO } from '#contracts/kernel/fields/typed-lengths.ts';
import { Choices } from '#web/ui/floor/parts/choices.tsx';
import styles from '../packing.module.css';

interface Props {
  logNo: string;
  carrier: string;
  onLogNo(logNo: string): void;
  onCarrier(carrier: string): void;
}

/** What the label of ours says: the number is scanned or typed, its shape tells the carrier, and another can be chosen. */
export const TrackingFields = ({ logNo, carrier, onLogNo, onCarrier }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['fields']}>
      <label>
        {t('packing.tracking')}
        <Input value={logNo} maxLength={MAX_OUTBOUND_LOG_NO} onChange={(event) => onLogNo(event.target.value)} />
      </label>
      <Choices
        columns={3}
        choices={knownCarriers.map((name, index) => ({
          key: String(index + 1),
          label: name,
          tone: name === carrier ? 'chosen' : 'plain',
          run: () => onCarrier(name),
        }))}
      />
      <label>
        {t('packing.carrier')}
        <Input value={carrier} maxLength={MAX_CARRIER} onChange={(event) => onCarrier(event.target.value)} />
      </label>
    </div>
  );
};
