/** A time zone that the preferences offer; the names are the classic ones of such lists. */
export interface TimeZone {
  /** Of the IANA database: 'America/Sao_Paulo'. */
  readonly id: string
  readonly name: string
  readonly nameEn: string
}

/** IANA zone, Portuguese name, English name; from west to east by standard time. */
const TABLE = `
Etc/GMT+12|Linha Internacional de Data Oeste|International Date Line West
Pacific/Pago_Pago|Ilhas Midway, Samoa Americana|Midway Island, American Samoa
Pacific/Honolulu|Havaí|Hawaii
America/Adak|Ilhas Aleutas|Aleutian Islands
Pacific/Marquesas|Ilhas Marquesas|Marquesas Islands
America/Anchorage|Alasca|Alaska
America/Los_Angeles|Hora do Pacífico (EUA e Canadá)|Pacific Time (US and Canada)
America/Tijuana|Tijuana, Baixa Califórnia|Tijuana, Baja California
America/Phoenix|Arizona|Arizona
America/Mazatlan|La Paz, Mazatlán|La Paz, Mazatlan
America/Denver|Hora das Montanhas (EUA e Canadá)|Mountain Time (US and Canada)
America/Guatemala|América Central|Central America
America/Chicago|Hora Central (EUA e Canadá)|Central Time (US and Canada)
America/Mexico_City|Cidade do México, Guadalajara, Monterrey|Mexico City, Guadalajara, Monterrey
America/Regina|Saskatchewan|Saskatchewan
America/Bogota|Bogotá, Lima, Quito|Bogota, Lima, Quito
America/Rio_Branco|Rio Branco|Rio Branco
America/New_York|Hora do Leste (EUA e Canadá)|Eastern Time (US and Canada)
America/Havana|Havana|Havana
America/Caracas|Caracas|Caracas
America/Manaus|Manaus, Porto Velho, Boa Vista|Manaus, Porto Velho, Boa Vista
America/Cuiaba|Cuiabá, Campo Grande|Cuiaba, Campo Grande
America/La_Paz|Georgetown, La Paz, San Juan|Georgetown, La Paz, San Juan
America/Halifax|Hora do Atlântico (Canadá)|Atlantic Time (Canada)
America/Asuncion|Assunção|Asuncion
America/Santiago|Santiago|Santiago
America/St_Johns|Terra Nova|Newfoundland
America/Sao_Paulo|Brasília, São Paulo, Rio de Janeiro|Brasilia, Sao Paulo, Rio de Janeiro
America/Fortaleza|Fortaleza, Recife, Natal|Fortaleza, Recife, Natal
America/Bahia|Salvador|Salvador
America/Belem|Belém, Macapá, Palmas|Belem, Macapa, Palmas
America/Argentina/Buenos_Aires|Buenos Aires|Buenos Aires
America/Montevideo|Montevidéu|Montevideo
America/Cayenne|Caiena, Paramaribo|Cayenne, Paramaribo
America/Miquelon|São Pedro e Miquelão|Saint Pierre and Miquelon
America/Nuuk|Groenlândia|Greenland
America/Noronha|Fernando de Noronha|Fernando de Noronha
Atlantic/South_Georgia|Atlântico Central|Mid-Atlantic
Atlantic/Azores|Açores|Azores
Atlantic/Cape_Verde|Cabo Verde|Cape Verde
Etc/UTC|Tempo Universal Coordenado|Coordinated Universal Time
Europe/London|Dublin, Edimburgo, Lisboa, Londres|Dublin, Edinburgh, Lisbon, London
Atlantic/Reykjavik|Monróvia, Reykjavik|Monrovia, Reykjavik
Africa/Casablanca|Casablanca|Casablanca
Europe/Berlin|Amsterdã, Berlim, Roma, Viena|Amsterdam, Berlin, Rome, Vienna
Europe/Belgrade|Belgrado, Bratislava, Budapeste, Praga|Belgrade, Bratislava, Budapest, Prague
Europe/Paris|Bruxelas, Copenhague, Madri, Paris|Brussels, Copenhagen, Madrid, Paris
Europe/Warsaw|Sarajevo, Skopje, Varsóvia, Zagreb|Sarajevo, Skopje, Warsaw, Zagreb
Africa/Lagos|África Central Ocidental|West Central Africa
Africa/Windhoek|Windhoek|Windhoek
Europe/Athens|Atenas, Bucareste|Athens, Bucharest
Asia/Beirut|Beirute|Beirut
Africa/Cairo|Cairo|Cairo
Africa/Johannesburg|Harare, Joanesburgo, Maputo, Pretória|Harare, Johannesburg, Maputo, Pretoria
Europe/Kyiv|Helsinque, Kiev, Riga, Sófia, Vilnius|Helsinki, Kyiv, Riga, Sofia, Vilnius
Asia/Jerusalem|Jerusalém|Jerusalem
Europe/Kaliningrad|Kaliningrado|Kaliningrad
Asia/Amman|Amã|Amman
Asia/Baghdad|Bagdá|Baghdad
Europe/Istanbul|Istambul|Istanbul
Asia/Riyadh|Kuwait, Riad|Kuwait, Riyadh
Europe/Minsk|Minsk|Minsk
Europe/Moscow|Moscou, São Petersburgo|Moscow, Saint Petersburg
Africa/Nairobi|Adis Abeba, Nairóbi|Addis Ababa, Nairobi
Asia/Tehran|Teerã|Tehran
Asia/Dubai|Abu Dhabi, Dubai, Mascate|Abu Dhabi, Dubai, Muscat
Asia/Baku|Baku|Baku
Asia/Tbilisi|Tbilisi|Tbilisi
Asia/Yerevan|Ierevan|Yerevan
Indian/Mauritius|Port Louis|Port Louis
Asia/Kabul|Cabul|Kabul
Asia/Tashkent|Astana, Tashkent|Astana, Tashkent
Asia/Yekaterinburg|Ecaterimburgo|Yekaterinburg
Asia/Karachi|Carachi, Islamabad|Islamabad, Karachi
Asia/Kolkata|Calcutá, Mumbai, Nova Délhi|Kolkata, Mumbai, New Delhi
Asia/Colombo|Sri Jayawardenapura|Sri Jayawardenepura
Asia/Kathmandu|Katmandu|Kathmandu
Asia/Dhaka|Daca|Dhaka
Asia/Yangon|Yangon|Yangon
Asia/Bangkok|Bangcoc, Hanói, Jacarta|Bangkok, Hanoi, Jakarta
Asia/Novosibirsk|Novosibirsk|Novosibirsk
Asia/Shanghai|Hong Kong, Pequim, Xangai|Beijing, Hong Kong, Shanghai
Asia/Singapore|Kuala Lumpur, Singapura|Kuala Lumpur, Singapore
Australia/Perth|Perth|Perth
Asia/Taipei|Taipé|Taipei
Asia/Tokyo|Osaka, Sapporo, Tóquio|Osaka, Sapporo, Tokyo
Asia/Seoul|Seul|Seoul
Australia/Darwin|Darwin|Darwin
Australia/Adelaide|Adelaide|Adelaide
Australia/Brisbane|Brisbane|Brisbane
Australia/Sydney|Camberra, Melbourne, Sydney|Canberra, Melbourne, Sydney
Pacific/Guam|Guam, Port Moresby|Guam, Port Moresby
Pacific/Auckland|Auckland, Wellington|Auckland, Wellington
Pacific/Tongatapu|Nuku'alofa|Nuku'alofa
`

/** The zones of the preferences (specification, 9: a list of about 90). */
export const TIME_ZONES: readonly TimeZone[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', nameEn = ''] = line.split('|')
    return { id, name, nameEn }
  })

const IDS = new Set(TIME_ZONES.map(({ id }) => id))

/** True for a zone of the list; other zones of the IANA database are not offered. */
export function isTimeZone(id: string): boolean {
  return IDS.has(id)
}

/**
 * How far a zone is from Greenwich at a moment, summer time included: 'GMT-03:00'. Throws a
 * RangeError for what is no zone.
 */
export function gmtOffset(id: string, atMs: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' })
  const part = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')
  return part?.value === 'GMT' ? 'GMT+00:00' : (part?.value ?? 'GMT+00:00')
}
