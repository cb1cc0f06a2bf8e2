import { useTranslation } from 'react-i18next';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import type { Unclaimed } from '../receiving-state.ts';
import type { ArrivalInput } from './arrival-steps.ts';

interface Props {
  unclaimed: Unclaimed;
  onSend(input: ArrivalInput): void;
}

/** A number that nobody forecast is more often misread than new: the parcels that it nearly names come first, and receiving it takes a photo of its label. */
export const AskUnclaimed = ({ unclaimed: { logNo, near, isPhotographing }, onSend }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const dismiss = () => onSend({ type: 'dismissed' });
  if (isPhotographing)
    return <PhotoCamera title={t('receiving.labelPhoto')} onTake={(label) => onSend({ type: 'labelTaken', label })} onClose={dismiss} />;
  const choices = [
    ...near.map((parcel) => ({
      label: t('receiving.nearParcel', { parcel: parcel.preId, owner: ownerName(parcel.shopInfo) }),
      hint: t('receiving.nearHint', { code: parcel.logNo }),
      run: () => onSend({ type: 'arrivalAsked', preId: parcel.preId }),
    })),
    { label: t('receiving.scanAgain'), hint: undefined, run: dismiss },
    { label: t('receiving.receiveUnclaimed'), hint: t('receiving.labelPhotoHint'), run: () => onSend({ type: 'labelAsked' }) },
  ];
  return (
    <Question
      title={t('receiving.unclaimedTitle')}
      text={t('receiving.unclaimedText', { code: logNo })}
      choices={choices.map((choice, index) => ({ key: String(index + 1), ...choice }))}
    />
  );
};
