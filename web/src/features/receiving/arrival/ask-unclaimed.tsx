import { useTranslation } from 'react-i18next';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import type { Unclaimed } from '../receiving-state.ts';
import type { ArrivalInput } from './arrival-steps.ts';

interface Props {
  unclaimed: Unclaimed;
  send(input: ArrivalInput): void;
}

/** A number that nobody forecast is more often misread than new: the parcels that it nearly names come first, and receiving it takes a photo of its label. */
export const AskUnclaimed = ({ unclaimed: { logNo, near, isPhotographing }, send }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const dismiss = () => send({ type: 'dismissed' });
  if (isPhotographing) return <PhotoCamera title={t('receiving.labelPhoto')} take={(label) => send({ type: 'labelTaken', label })} close={dismiss} />;
  const choices = [
    ...near.map((parcel) => ({
      label: t('receiving.nearParcel', { parcel: parcel.preId, owner: ownerName(parcel.shopInfo) }),
      hint: t('receiving.nearHint', { code: parcel.logNo }),
      run: () => send({ type: 'arrivalAsked', preId: parcel.preId }),
    })),
    { label: t('receiving.scanAgain'), hint: undefined, run: dismiss },
    { label: t('receiving.receiveUnclaimed'), hint: t('receiving.labelPhotoHint'), run: () => send({ type: 'labelAsked' }) },
  ];
  return (
    <Question
      title={t('receiving.unclaimedTitle')}
      text={t('receiving.unclaimedText', { code: logNo })}
      choices={choices.map((choice, index) => ({ key: String(index + 1), ...choice }))}
    />
  );
};
