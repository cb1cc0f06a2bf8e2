/** What the sandbox and a portal of the demo prove themselves with. They are known to everybody: a portal outside of the demo that is given one of them refuses to start. */
const keys = {
  /** Of the merchant that the portal of the demo is. */
  appPrivateKey: [
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC24BCHLDH8/z6AxdLqZTifTIB74q6lGMpBkNjL9OGGE/WfaPWKpa68/9+8MVCnpXhVt+lr',
    'V59a+V/xYGgB6h3TUtk9N5KA4nmmoHPIM7mzabRsf8oSqYh766YPdiI9w6LpqRpRiwyBUkmWTNY5qvN8EFffMDZYK1ogixoV3FrqidEfkAiktl5GiHTeOcGy',
    'qKzpdxfRqEg44skmyAHCxKdJTA1eHreVlRu2N4fDX8RoSoE9hom5JHx+jNm2XuDrRHFQB+SaY0ZfOOZ6dWNBWX2LtUKl4UzVIa2KG7EKp4xJTY5QXiQi2+ul',
    'Qp7ufRXhm1v92vB/HQgZKkUjwPsJDUIzAgMBAAECggEALMMsmIGbXMN3X5rMdR5AnVFi86/5MqUeQK09O7Mdjq2NBi9xRrYmTtHMyGpDxT1N9qFVK7afZWu7',
    '7b+8xZcyJLtXPFJBdHW69Cu7G2p5zm4VwScIZcgEhdyY4Zj3aanc0xfWvtXrwi3LoFP/bc8n2RrA/3r0GmHGJkgWIvq0cErQZIJes51ycyvkpQU0isy40n1K',
    '2fmWi2krp1RoEIosToOWkxaIVyE4+U4FqwC3DzZPNFoBOJMjjILe2xpi0aK10IY4zgV3sz+dbSsUo+SzwjKD8kTC9t7sHGlFddCU9iDTGdQMWff3xdWPyaF6',
    'moGddw8b1Qwy2ipKCRNpQBv3DQKBgQDo8JydjQInoo1hY8s3NUCzfzMnTLXSNIp8rWNeObU79BZYOnAoUh+MrqxWT73R0/wSQ4d+pPwoYrqoUiDyFg2pgKG6',
    'YbBj22EA5lsoSKsOZ2J4VkT80s1LKMQ9G9bGR/RTYpth8TUDr07w8LZzMAzJT4oJx5j4Y8D2QwnTpjCqDwKBgQDI+qqQXTmqj94Q91WQk/en2OeS2p8yWDIs',
    'LpQFh7MwXuwa5YmPjFVL9oYgcoiIUfHRrY8l+ce6qAK/xlHVplvqv26R4nxsK6arb9IJY3BieOxv/Rv4PhzE0tVH0miVUfeFHCJU8Okpkdqpn6HAXmzQIHNn',
    'zbSwV5ivnvuYWU6ZnQKBgAxG0hpDmj94g7cESWuJdPWA2LNTiamgd0QG51vJ8tFMFflkaxDU8zC47ABIh5qNb5WO1Y9JJrkCKxA/89iObP3n954ZE/DPWRdx',
    'DJDc85b4v+nTsiMZARTa+yy1UOZ2WFwksEfDLKYbETAFn7gGakYZ2Q6W5GsC5uKTuerbsWjlAoGBAK/Mg9HPmheVzJtungvfQmwxkS6lyUcSWqDHBXdo4dbX',
    '0RMd4RwNlrbhpyVOyhrkAvB0Lpj7Sjf9qpnxcbe+0vweAyvcvxUngZzILSNFNhMMz1SORB76xdNs0F8Ir66dijOHDojaSjmweWKSXbyVW/0ZxZjxGLJ/jPFh',
    '0ZXL2LMJAoGACYCIpb8x2854K3hNv5lDg2+Dl3n+FNSGLB2bcrVu5pZzLTblz9ay2uuTuuywMhQi/xAZh306iUa9EA+NjvYrejbzdGfsPbys93Lj0ZTGSZcD',
    'xdahHQkypCLZlwwgDietLZQUk50StTcE4klMfZ27CH+jg2kx1kYcmCyqAddZm/k=',
  ].join(''),
  appPublicKey: [
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtuAQhywx/P8+gMXS6mU4n0yAe+KupRjKQZDYy/ThhhP1n2j1iqWuvP/fvDFQp6V4Vbfpa1efWvlf',
    '8WBoAeod01LZPTeSgOJ5pqBzyDO5s2m0bH/KEqmIe+umD3YiPcOi6akaUYsMgVJJlkzWOarzfBBX3zA2WCtaIIsaFdxa6onRH5AIpLZeRoh03jnBsqis6XcX',
    '0ahIOOLJJsgBwsSnSUwNXh63lZUbtjeHw1/EaEqBPYaJuSR8fozZtl7g60RxUAfkmmNGXzjmenVjQVl9i7VCpeFM1SGtihuxCqeMSU2OUF4kItvrpUKe7n0V',
    '4Ztb/drwfx0IGSpFI8D7CQ1CMwIDAQAB',
  ].join(''),
  /** Of the gateway of the sandbox. */
  alipayPrivateKey: [
    'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC/zOzqJzno41Imhi+JHxxsVToAk3LiDv0wnilWXqdFS86GpdjgCXFoI0Q6eNuQSdErB0l8',
    '+bu1YxHBsvgP+bguBhY8n0eVfWjMNsASCXrhlBI5Fogi74N10lm4+iKAAhWNi9vZFENHeaVjMj64kGjMGG9SPK+uKxt3l7xEDVuyN0JJTxYHRYHI51TjMOfP',
    'Re3Ig8RaUMtX6RVqaIaUb+OUAUa0Tdmu8FTYRvd+FIrToYeUCE9XZB4LdNBPtv3Q247VzePb26V10NS8Wy8cdVLMmpva1NLOiJqa8bvZjps3FnFl0H2S1uUk',
    'K2Z2mhEUbtdGrUPJ4DzLzbE9GFanG/9bAgMBAAECggEAWX8xY3dnTbTY7fH6N2UleaVxGbizyCkPWsLKbitfqPWdCnZT0wKFAP9HxHMFnPfc2tOdJmxPeu2d',
    '6QDuQGIZX5xmfuYh3G722ieIC0KSLLVPpYTOhGK3uGAtjqNlOs7+KJzEuq/6Tt1D35wf6TY1OFsEgt6faUljGTRb3HNRQMA6M+ijSzhQe6NokwvjLuoE7NeL',
    'T18hQ0vVoPnba4y18oHklVBx5cBVU2fVYgzwAiFuWbZeq94eMhTHQGObJ4LDr86VvhL+zQmcrBrdbT62PDEZsjuqODNPhS8MmlAMywaBj9X4rKznGzuH5pkW',
    'gNw4oh3L6oBOpOxxlaDh+52rkQKBgQDn1tQzvXqfXuEesWh4PrkDzi6MusSdu3HsDtFKBysx/PgHzyKeq2yHR6RNw5rbGK6x3xl7BCNoQkJC30kyp+EEs6ff',
    'JhXcOM6mfbyHdgJlIyLRNoGFsDmLqHPBZZiFTukjEw2vQRtj4ND1UK5vksqNRiFTW/xsa0GAD8eSrBGCawKBgQDTyep31uHe1fcf73g6Xcwl9sNEB8Ab066c',
    'HA+L1V2PkjlTZRdYx9Vl2sMpj1OkcfNwDFC93OaCH+qecKKal7yJGVO3mJaNQvLfM1W5MyYyXuFvSnw5l+XxFAxOOvr8ceIVoB7McEy9xBDYGzN128/VKzUm',
    'IhXhvMUUW6jYAC8S0QKBgQDHmR4yuXPj18TLLwP5Wk7hZtaO1JFIF0Q6bntjV46px9gmqP9uSbnzMgvT447kCHkGrEP8tBBjx3/SoPgdA4noCWCC7wAtDD9l',
    '+aShn0jql/h21I1octLoWQvnujc4tjpjtxi2BMC3GavtOBwl9OQsAu/YG77T/Pd0cKFqtneQpwKBgGT9jLv2kKBk4UGuPGOApL+ZqsU++OGMEGBKlTM13DaB',
    'IKressJYEC9QoO2pddYdrFrK1Jmkw5pbQ9KnnTIglvu9QwlyTqAvw4ahgQgeFuHAErmyCAiioThTOgb34wUL/SYYw3bzOfTnkKysU96oobNhtidn641IKaYq',
    'ixntBIVxAoGAHnzFbTqks3CcfhP9OwAc8+3qOzJpDD8DRuuE7YFmwt6BmGGYwbuSaRte4uObA/XMZSOhzKLiEE1Onn3uJSShzmgCM00RFUyTeyTAU7Qjr9/l',
    '9NkAYG2tvhucdwV+TdyQZA3WgbP7VkADFJPTAHHPtTOYX3lP8/AI9zmkhnJdzBo=',
  ].join(''),
  alipayPublicKey: [
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAv8zs6ic56ONSJoYviR8cbFU6AJNy4g79MJ4pVl6nRUvOhqXY4AlxaCNEOnjbkEnRKwdJfPm7tWMR',
    'wbL4D/m4LgYWPJ9HlX1ozDbAEgl64ZQSORaIIu+DddJZuPoigAIVjYvb2RRDR3mlYzI+uJBozBhvUjyvrisbd5e8RA1bsjdCSU8WB0WByOdU4zDnz0XtyIPE',
    'WlDLV+kVamiGlG/jlAFGtE3ZrvBU2Eb3fhSK06GHlAhPV2QeC3TQT7b90NuO1c3j29ulddDUvFsvHHVSzJqb2tTSzoiamvG72Y6bNxZxZdB9ktblJCtmdpoR',
    'FG7XRq1DyeA8y82xPRhWpxv/WwIDAQAB',
  ].join(''),
};

export const demoPayments = {
  /** One percent above what a yuan is credited with. */
  cnyReferenceRate: '0.1403',
  alipay: { appId: '2021000000000001', sellerId: '2088000000000001', ...keys },
  bankKey: 'the payment sandbox of the demo is known to everybody',
} as const;
