import { defineRejections } from '../kernel/rejection.ts';

export const bankAccountRejections = defineRejections({
  BankAccountTaken: { status: 409, en: 'This shop already has the account ending in {lastFour}', zh: '店铺已有尾号 {lastFour} 的账户' },
  TooManyBankAccounts: {
    status: 409,
    en: 'A shop has at most {max} bank accounts; remove one first',
    zh: '每个店铺最多 {max} 个银行账户，请先移除一个',
  },
  BankCountry: { status: 400, en: 'Banks of this country cannot be paid to', zh: '暂不支持该国家或地区的银行' },
  BankCurrency: { status: 400, en: 'Accounts of this country are paid to in {currencies}', zh: '该国家或地区的账户仅支持 {currencies}' },
  AbaRoutingNumber: { status: 400, en: 'Not a routing number: nine digits, as on a check', zh: '不是有效的路由号码：应为支票上的 9 位数字' },
  AmericanAccount: { status: 400, en: 'Not an account number: 4 to 17 digits', zh: '不是有效的账号：应为 4 至 17 位数字' },
  Cnaps: { status: 400, en: 'Not a CNAPS code: twelve digits', zh: '不是有效的联行号：应为 12 位数字' },
  ChineseCard: { status: 400, en: 'Not a card number: please check its digits', zh: '不是有效的银行卡号，请核对' },
  Iban: { status: 400, en: 'Not an IBAN of this country: please check its characters', zh: '不是该国家或地区的有效 IBAN，请核对' },
  Bic: { status: 400, en: 'Not a BIC: 8 or 11 characters', zh: '不是有效的 BIC：应为 8 或 11 位字符' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    bankAccounts: typeof bankAccountRejections;
  }
}
