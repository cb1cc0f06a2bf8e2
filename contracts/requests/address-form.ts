/** Codes of ISO 3166-1: every country that a parcel can go to. */
const regions =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );
const others: Readonly<Record<string, string>> = { USA: 'US', UK: 'GB', CHN: 'CN', 美国: 'US', 中国: 'CN' };

const namesIn = (language: string): [string, string][] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return regions.map((code) => [(names.of(code) ?? code).toUpperCase(), code]);
};
const codes: ReadonlyMap<string, string> = new Map([
  ...regions.map((code) => [code, code] as const),
  ...Object.entries(others),
  ...namesIn('en'),
  ...namesIn('zh'),
]);

/** The code of a country by its code or its name in English or Chinese; undefined for one that there is not. */
export const countryCode = (country: string): string | undefined => codes.get(country.trim().toUpperCase());

const postcodes: Readonly<Record<string, RegExp>> = { US: /^\d{5}(-\d{4})?$/, CN: /^\d{6}$/ };

/** Whether a postcode has the form of its country, where that is known; at least a letter or a digit anywhere else. */
export const isPostcode = (zipCode: string, country: string | undefined): boolean => (postcodes[country ?? ''] ?? /[\p{L}\d]/u).test(zipCode.trim());

/** Digits with what is written between them. */
export const isPhone = (phone: string): boolean =>
  /^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d+)?$/i.test(phone.trim()) && digitsIn(phone) >= 5 && digitsIn(phone) <= 20;

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

export const isChineseIdCard = (idCardNumber: string): boolean => /^\d{17}[\dXx]$/.test(idCardNumber.trim());
