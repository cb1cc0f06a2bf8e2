import { admitSeller } from './admit-seller.ts';
import { getSellerApplication } from './get-application.ts';
import { refuseSeller } from './refuse-seller.ts';
import { registerSeller } from './register-seller.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendRegistrationCode } from './send-registration-code.ts';

export const registrationEndpoints = [sendRegistrationCode, sendEmailCode, registerSeller, getSellerApplication, admitSeller, refuseSeller];
