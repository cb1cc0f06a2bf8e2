import type { Lang } from '#web/i18n/languages.ts';

interface Part {
  id: 'terms' | 'privacy';
  title: string;
  paragraphs: readonly string[];
}

/** The terms and the privacy policy (R2.10). */
export const policyText: Readonly<Record<Lang, readonly Part[]>> = {
  en: [
    {
      id: 'terms',
      title: 'Terms of service',
      paragraphs: [
        'Shelfline stores, inspects, lists and ships goods on behalf of the sellers who own them. A seller stays the owner of an item until it is sold, cashed out or transferred.',
        'Forecast what you send. Goods that arrive without a forecast are kept for you once they are claimed, and may be returned or charged for when nobody claims them.',
        'Inspection results are given to the best of our knowledge and with photos. A completed inspection is not changed; a second inspection may follow it and names the first.',
        'Storage is free for the days of your warehouse level and charged daily after that. Fees are those in force on the day of the service and are shown before you confirm.',
        'Payments go through your wallet. Entries are never edited; a mistake is corrected by a reversal that you can see.',
        'Keep your password to yourself. Tell your account manager at once when someone else may know it. An account that is misused may be disabled.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      paragraphs: [
        'We keep what the service needs: your account, your goods and their history, your orders, and the addresses, phone numbers, identity numbers and bank accounts that you enter for shipping and payment.',
        'Personal data in orders is encrypted for each person separately. When it has to be forgotten, its key is destroyed and the data can no longer be read by anyone.',
        'Carriers and marketplaces receive what they need to deliver and to sell, and nothing else. We do not sell data.',
        'This browser keeps your sign-in for up to seven days, your open tabs and your settings. Signing out removes the sign-in, the tabs and the chosen warehouse.',
        'Ask your account manager for a copy of your data or for its removal.',
      ],
    },
  ],
  zh: [
    {
      id: 'terms',
      title: '服务条款',
      paragraphs: [
        'Shelfline 受货主委托，对货品进行仓储、质检、刊登与发货。在售出、回收或过户之前，货品始终归货主所有。',
        '请在寄送前提交预报。未经预报的到货在认领后为您保管；无人认领的，可能被退回或收取费用。',
        '质检结果依我们所知如实给出，并附照片。已完成的质检不会被修改；如需更正，将进行第二次质检并注明前一次。',
        '免租天数以仓库等级为准，超出后按日计收仓租。费用按服务当日的标准收取，并在您确认前显示。',
        '款项通过您的钱包收付。流水不会被修改；如有差错，将以可查的冲正更正。',
        '请妥善保管密码。如密码可能泄露，请立即告知您的客户经理。被滥用的账号可能会被停用。',
      ],
    },
    {
      id: 'privacy',
      title: '隐私政策',
      paragraphs: [
        '我们只保存服务所需的信息：您的账号、货品及其历史、订单，以及您为发货和收付款填写的地址、电话、证件号码与银行账户。',
        '订单中的个人信息按人分别加密。需要删除时，销毁对应密钥，任何人都无法再读取。',
        '承运商与平台只会收到送货和销售所必需的信息。我们不出售数据。',
        '此浏览器最多保存七天的登录状态，以及已打开的标签页和设置。退出登录会清除登录状态、标签页和所选仓库。',
        '如需获取或删除您的数据，请联系您的客户经理。',
      ],
    },
  ],
};
