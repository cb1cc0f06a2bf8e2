import { expect, it } from 'vitest';
import { takeChannelConsent } from '#contracts/channels/channel-consent.ts';
import { takeConsentAddress } from './consent-address.ts';

it('Rule: the page of an authorisation calls what the contract declares', () => expect(takeChannelConsent).toMatchObject(takeConsentAddress));
