import { admitSeller, getSellerApplication, refuseSeller } from './admit-seller.ts';
import { registerSeller, sendEmailCode, sendRegistrationCode } from './register-seller.ts';

export const registrationEndpoints = [sendRegistrationCode, sendEmailCode, registerSeller, getSellerApplication, admitSeller, refuseSeller];
