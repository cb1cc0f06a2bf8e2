import { Button, Input } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { MAX_BANDS, type FeeTable } from '#contracts/pricing/fee-table.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ShopChoice } from '#web/shared/wallet/shop-choice.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { BandFields } from './band-fields.tsx';
import type { BandValues } from './band-values.ts';
import styles from './channel-fees.module.css';
import { useSetFeesForm, type SetFeesForm } from './use-set-fees-form.ts';

interface Props {
  channel: ChannelKind;
  fees: FeeTable;
  onClose: () => void;
}

/** New fees of a platform: for whom, from when, and what it keeps. */
export default function SetFeesDrawer({ channel, fees, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const form = useSetFeesForm(channel, fees, onClose);
  const { shop } = form.values;
  return (
    <FormDrawer
      form={form}
      width={620}
      title={t('pricing.fees.setFor', { channel: words(channelWords[channel].name) })}
      submitLabel={t('pricing.fees.set')}
      onClose={onClose}
    >
      <Field label={t('pricing.fees.merchant')} hint={t('pricing.fees.merchantHint')} error={form.errorOf('shopId')}>
        {(controlProps) => (
          <ShopChoice controlProps={controlProps} shop={shop} autoFocus={false} onSelect={(chosen) => form.change({ shop: chosen })} />
        )}
      </Field>
      <FormField form={form} name="from" label={t('pricing.fees.first')}>
        {({ value, onChange, ...controlProps }) => (
          <DayInput controlProps={controlProps} value={value || undefined} onChange={(day) => onChange(day ?? '')} />
        )}
      </FormField>
      <FormField form={form} name="description" label={t('pricing.fees.description')} hint={t('pricing.fees.descriptionHint')}>
        {(control) => <Input.TextArea {...control} autoSize={{ minRows: 2, maxRows: 6 }} />}
      </FormField>
      <Bands form={form} />
    </FormDrawer>
  );
}

const Bands = ({ form }: { form: SetFeesForm }) => {
  const { t } = useTranslation();
  const { bands } = form.values;
  const set = (changed: readonly BandValues[]) => form.change({ bands: changed });
  const wrong = form.errorOf('fees');
  return (
    <fieldset className={styles['draft']}>
      <legend>{t('pricing.fees.bands')}</legend>
      {bands.map((band, index) => (
        <BandFields
          key={index}
          number={index + 1}
          band={band}
          isOnly={bands.length === 1}
          isLast={index === bands.length - 1}
          onChange={(changed) => set(bands.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => set(bands.filter((_, at) => at !== index))}
        />
      ))}
      {wrong && (
        <p className={styles['wrong']} role="alert">
          {wrong}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon={<Plus size={13} aria-hidden />}
          disabled={bands.length >= MAX_BANDS}
          onClick={() => set([{ belowCents: null, lines: bands[0]?.lines ?? [] }, ...bands])}
        >
          {t('pricing.fees.addBand')}
        </Button>
      </div>
    </fieldset>
  );
};
