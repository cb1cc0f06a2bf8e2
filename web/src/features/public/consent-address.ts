import type { takeChannelConsent } from '#contracts/channels/channel-consent.ts';
import { lightAddress } from '#web/api/http/call-address.ts';

export const takeConsentAddress = lightAddress<typeof takeChannelConsent>({
  name: 'takeChannelConsent',
  method: 'POST',
  path: '/channels/accounts/consent/return',
  bases: ['admin'],
});
