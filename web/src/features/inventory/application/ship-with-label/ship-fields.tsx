import { AutoComplete, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { knownCarriers } from '#contracts/labels/carrier.ts';
import { requestRejections } from '#contracts/requests/request-rejections.ts';
import { fieldRules } from '#contracts/kernel/field-rules.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO, MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { MomentInput } from '#web/ui/dates/moment-input.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { LabelField } from '#web/shared/label-upload/label-field.tsx';
import { BoughtLabels } from './bought-labels.tsx';
import { carrierOfDraft, codeOf } from './ship-draft.ts';
import styles from '../applications.module.css';
import type { ShipForm } from './use-ship-with-label.ts';

/** What the seller says about the parcel. */
export const ShipFields = ({ form }: { form: ShipForm }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { draft, change, file, choose, takeBought, clearFile, fromLabel, gaps, errors } = form;
  const code = codeOf(draft);
  const logNoError = code === '' ? words(fieldRules.required) : words(requestRejections.LabelCodeInvalid, { logNo: code });
  const recognised = draft.carrier === undefined && carrierOfDraft(draft) !== '';
  return (
    <div className={styles['form']}>
      <LabelField
        file={file}
        choose={(chosen) => void choose(chosen)}
        clear={clearFile}
        error={errors.of('label.url') ?? (gaps.has('label') ? t('orders.apply.missingLabel') : undefined)}
        instead={<BoughtLabels take={takeBought} />}
      />
      <FieldGrid>
        <Field
          label={t('orders.apply.logNo')}
          aside={fromLabel && t('orders.apply.fromLabel')}
          error={errors.of('label.logNo') ?? (gaps.has('logNo') ? logNoError : undefined)}
        >
          {(tied) => (
            <Input
              {...tied}
              styles={{ input: { fontFamily: 'var(--font-mono)' } }}
              value={draft.logNo}
              maxLength={MAX_OUTBOUND_LOG_NO}
              allowClear
              onChange={(event) => change({ logNo: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('orders.apply.carrier')}
          aside={recognised && t('orders.apply.recognised')}
          error={errors.of('label.carrier') ?? (gaps.has('carrier') ? t('orders.apply.missingCarrier') : undefined)}
        >
          {(tied) => (
            <AutoComplete
              {...tied}
              value={carrierOfDraft(draft)}
              options={knownCarriers.map((value) => ({ value }))}
              maxLength={MAX_CARRIER}
              onChange={(carrier: string | undefined) => change({ carrier: carrier ?? '' })}
            />
          )}
        </Field>
        <Field label={t('orders.apply.due')} aside={t('orders.apply.optional')} error={errors.of('dueAt')}>
          {(tied) => <MomentInput tied={tied} value={draft.dueAt} change={(dueAt) => change({ dueAt })} />}
        </Field>
      </FieldGrid>
      <Checkbox checked={draft.dropship} onChange={(event) => change({ dropship: event.target.checked })}>
        {t('orders.apply.dropship')}
      </Checkbox>
      <Field label={t('orders.apply.remark')} aside={t('orders.apply.optional')} error={errors.of('remark')}>
        {(tied) => (
          <Input.TextArea
            {...tied}
            rows={2}
            maxLength={MAX_REMARK}
            value={draft.remark}
            onChange={(event) => change({ remark: event.target.value })}
          />
        )}
      </Field>
      {errors.rest && <Refusal>{errors.rest}</Refusal>}
    </div>
  );
};
