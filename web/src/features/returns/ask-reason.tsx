import { useTranslation } from 'react-i18next';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import type { Input, Parcel } from './returns-machine.ts';

const reasons = ['undeliverable', 'changedMind', 'wrongSize', 'notAsDescribed', 'damagedOnWay'] as const;

interface Props {
  parcel: Parcel;
  onSend(input: Input): void;
}

/** Why it came back: the seller reads it. What went out under the same number was never delivered, and that is offered first. */
export const AskReason = ({ parcel: { expected }, onSend }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Question
        title={t('returns.reason')}
        text={t('returns.reasonText')}
        choices={[
          ...reasons.map((reason, index) => ({
            key: String(index + 1),
            label: t(`returns.reasons.${reason}`),
            ...(reason === 'undeliverable' && expected.length > 0 && { tone: 'chosen' as const }),
            run: () => onSend({ type: 'reasonGiven', reason: t(`returns.reasons.${reason}`) }),
          })),
          { key: String(reasons.length + 1), label: t('returns.noReason'), run: () => onSend({ type: 'reasonGiven', reason: '' }) },
        ]}
      />
      <FloorButton keys="Escape" onClick={() => onSend({ type: 'dismissed' })}>
        {t('app.back')}
      </FloorButton>
    </>
  );
};
