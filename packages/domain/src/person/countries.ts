/** A country or territory of ISO 3166-1, as the forms offer it. */
export interface Country {
  /** Its place in the list, from 1; names it in `countryId`. */
  readonly id: number
  readonly name: string
  readonly nameEn: string
  /** Two letters: 'BR'. */
  readonly abbr: string
  /** Three letters: 'BRA'. */
  readonly abbr1: string
  /** Three digits: '076'. */
  readonly code: string
}

/** Brasil, the default (specification, 9). */
export const COUNTRY_ID_DEFAULT = 33

/**
 * Two letters, three letters, three digits, Portuguese and English name; in the order of the
 * Portuguese names, which numbers Brasil 33 and Estados Unidos 68 as the specification does. An id
 * is stored with a player: lines are renamed at most, never moved. ISO has 249 entries; three
 * without inhabitants are left out for the 246 of the specification: HM, the French Southern
 * Territories (TF) and the United States Minor Outlying Islands (UM).
 */
const TABLE = `
AF|AFG|004|Afeganistão|Afghanistan
ZA|ZAF|710|África do Sul|South Africa
AX|ALA|248|Åland|Åland Islands
AL|ALB|008|Albânia|Albania
DE|DEU|276|Alemanha|Germany
AD|AND|020|Andorra|Andorra
AO|AGO|024|Angola|Angola
AI|AIA|660|Anguila|Anguilla
AQ|ATA|010|Antártida|Antarctica
AG|ATG|028|Antígua e Barbuda|Antigua and Barbuda
SA|SAU|682|Arábia Saudita|Saudi Arabia
DZ|DZA|012|Argélia|Algeria
AR|ARG|032|Argentina|Argentina
AM|ARM|051|Armênia|Armenia
AW|ABW|533|Aruba|Aruba
AU|AUS|036|Austrália|Australia
AT|AUT|040|Áustria|Austria
AZ|AZE|031|Azerbaijão|Azerbaijan
BS|BHS|044|Bahamas|Bahamas
BH|BHR|048|Bahrein|Bahrain
BD|BGD|050|Bangladesh|Bangladesh
BB|BRB|052|Barbados|Barbados
BE|BEL|056|Bélgica|Belgium
BZ|BLZ|084|Belize|Belize
BJ|BEN|204|Benin|Benin
BM|BMU|060|Bermudas|Bermuda
BY|BLR|112|Bielorrússia|Belarus
BO|BOL|068|Bolívia|Bolivia
BQ|BES|535|Bonaire, Santo Eustáquio e Saba|Bonaire, Sint Eustatius and Saba
BA|BIH|070|Bósnia e Herzegovina|Bosnia and Herzegovina
BW|BWA|072|Botsuana|Botswana
BV|BVT|074|Bouvet|Bouvet Island
BR|BRA|076|Brasil|Brazil
BN|BRN|096|Brunei|Brunei
BG|BGR|100|Bulgária|Bulgaria
BF|BFA|854|Burquina Faso|Burkina Faso
BI|BDI|108|Burundi|Burundi
BT|BTN|064|Butão|Bhutan
CV|CPV|132|Cabo Verde|Cape Verde
CM|CMR|120|Camarões|Cameroon
KH|KHM|116|Camboja|Cambodia
CA|CAN|124|Canadá|Canada
QA|QAT|634|Catar|Qatar
KZ|KAZ|398|Cazaquistão|Kazakhstan
TD|TCD|148|Chade|Chad
CL|CHL|152|Chile|Chile
CN|CHN|156|China|China
CY|CYP|196|Chipre|Cyprus
CO|COL|170|Colômbia|Colombia
KM|COM|174|Comores|Comoros
KP|PRK|408|Coreia do Norte|North Korea
KR|KOR|410|Coreia do Sul|South Korea
CI|CIV|384|Costa do Marfim|Côte d'Ivoire
CR|CRI|188|Costa Rica|Costa Rica
HR|HRV|191|Croácia|Croatia
CU|CUB|192|Cuba|Cuba
CW|CUW|531|Curaçao|Curaçao
DK|DNK|208|Dinamarca|Denmark
DM|DMA|212|Dominica|Dominica
EG|EGY|818|Egito|Egypt
SV|SLV|222|El Salvador|El Salvador
AE|ARE|784|Emirados Árabes Unidos|United Arab Emirates
EC|ECU|218|Equador|Ecuador
ER|ERI|232|Eritreia|Eritrea
SK|SVK|703|Eslováquia|Slovakia
SI|SVN|705|Eslovênia|Slovenia
ES|ESP|724|Espanha|Spain
US|USA|840|Estados Unidos|United States
EE|EST|233|Estônia|Estonia
SZ|SWZ|748|Eswatini|Eswatini
ET|ETH|231|Etiópia|Ethiopia
FJ|FJI|242|Fiji|Fiji
PH|PHL|608|Filipinas|Philippines
FI|FIN|246|Finlândia|Finland
FR|FRA|250|França|France
GA|GAB|266|Gabão|Gabon
GM|GMB|270|Gâmbia|Gambia
GH|GHA|288|Gana|Ghana
GE|GEO|268|Geórgia|Georgia
GI|GIB|292|Gibraltar|Gibraltar
GD|GRD|308|Granada|Grenada
GR|GRC|300|Grécia|Greece
GL|GRL|304|Groenlândia|Greenland
GP|GLP|312|Guadalupe|Guadeloupe
GU|GUM|316|Guam|Guam
GT|GTM|320|Guatemala|Guatemala
GG|GGY|831|Guernsey|Guernsey
GY|GUY|328|Guiana|Guyana
GF|GUF|254|Guiana Francesa|French Guiana
GN|GIN|324|Guiné|Guinea
GQ|GNQ|226|Guiné Equatorial|Equatorial Guinea
GW|GNB|624|Guiné-Bissau|Guinea-Bissau
HT|HTI|332|Haiti|Haiti
HN|HND|340|Honduras|Honduras
HK|HKG|344|Hong Kong|Hong Kong
HU|HUN|348|Hungria|Hungary
YE|YEM|887|Iêmen|Yemen
CX|CXR|162|Ilha Christmas|Christmas Island
IM|IMN|833|Ilha de Man|Isle of Man
NF|NFK|574|Ilha Norfolk|Norfolk Island
KY|CYM|136|Ilhas Cayman|Cayman Islands
CC|CCK|166|Ilhas Cocos (Keeling)|Cocos (Keeling) Islands
CK|COK|184|Ilhas Cook|Cook Islands
FO|FRO|234|Ilhas Faroé|Faroe Islands
GS|SGS|239|Ilhas Geórgia do Sul e Sandwich do Sul|South Georgia and South Sandwich Islands
FK|FLK|238|Ilhas Malvinas|Falkland Islands
MP|MNP|580|Ilhas Marianas do Norte|Northern Mariana Islands
MH|MHL|584|Ilhas Marshall|Marshall Islands
PN|PCN|612|Ilhas Pitcairn|Pitcairn Islands
SB|SLB|090|Ilhas Salomão|Solomon Islands
TC|TCA|796|Ilhas Turcas e Caicos|Turks and Caicos Islands
VI|VIR|850|Ilhas Virgens Americanas|U.S. Virgin Islands
VG|VGB|092|Ilhas Virgens Britânicas|British Virgin Islands
IN|IND|356|Índia|India
ID|IDN|360|Indonésia|Indonesia
IR|IRN|364|Irã|Iran
IQ|IRQ|368|Iraque|Iraq
IE|IRL|372|Irlanda|Ireland
IS|ISL|352|Islândia|Iceland
IL|ISR|376|Israel|Israel
IT|ITA|380|Itália|Italy
JM|JAM|388|Jamaica|Jamaica
JP|JPN|392|Japão|Japan
JE|JEY|832|Jersey|Jersey
DJ|DJI|262|Jibuti|Djibouti
JO|JOR|400|Jordânia|Jordan
KW|KWT|414|Kuwait|Kuwait
LA|LAO|418|Laos|Laos
LS|LSO|426|Lesoto|Lesotho
LV|LVA|428|Letônia|Latvia
LB|LBN|422|Líbano|Lebanon
LR|LBR|430|Libéria|Liberia
LY|LBY|434|Líbia|Libya
LI|LIE|438|Liechtenstein|Liechtenstein
LT|LTU|440|Lituânia|Lithuania
LU|LUX|442|Luxemburgo|Luxembourg
MO|MAC|446|Macau|Macao
MK|MKD|807|Macedônia do Norte|North Macedonia
MG|MDG|450|Madagascar|Madagascar
MY|MYS|458|Malásia|Malaysia
MW|MWI|454|Malaui|Malawi
MV|MDV|462|Maldivas|Maldives
ML|MLI|466|Mali|Mali
MT|MLT|470|Malta|Malta
MA|MAR|504|Marrocos|Morocco
MQ|MTQ|474|Martinica|Martinique
MU|MUS|480|Maurício|Mauritius
MR|MRT|478|Mauritânia|Mauritania
YT|MYT|175|Mayotte|Mayotte
MX|MEX|484|México|Mexico
MM|MMR|104|Mianmar|Myanmar
FM|FSM|583|Micronésia|Micronesia
MZ|MOZ|508|Moçambique|Mozambique
MD|MDA|498|Moldávia|Moldova
MC|MCO|492|Mônaco|Monaco
MN|MNG|496|Mongólia|Mongolia
ME|MNE|499|Montenegro|Montenegro
MS|MSR|500|Montserrat|Montserrat
NA|NAM|516|Namíbia|Namibia
NR|NRU|520|Nauru|Nauru
NP|NPL|524|Nepal|Nepal
NI|NIC|558|Nicarágua|Nicaragua
NE|NER|562|Níger|Niger
NG|NGA|566|Nigéria|Nigeria
NU|NIU|570|Niue|Niue
NO|NOR|578|Noruega|Norway
NC|NCL|540|Nova Caledônia|New Caledonia
NZ|NZL|554|Nova Zelândia|New Zealand
OM|OMN|512|Omã|Oman
NL|NLD|528|Países Baixos|Netherlands
PW|PLW|585|Palau|Palau
PS|PSE|275|Palestina|Palestine
PA|PAN|591|Panamá|Panama
PG|PNG|598|Papua-Nova Guiné|Papua New Guinea
PK|PAK|586|Paquistão|Pakistan
PY|PRY|600|Paraguai|Paraguay
PE|PER|604|Peru|Peru
PF|PYF|258|Polinésia Francesa|French Polynesia
PL|POL|616|Polônia|Poland
PR|PRI|630|Porto Rico|Puerto Rico
PT|PRT|620|Portugal|Portugal
KE|KEN|404|Quênia|Kenya
KG|KGZ|417|Quirguistão|Kyrgyzstan
KI|KIR|296|Quiribati|Kiribati
GB|GBR|826|Reino Unido|United Kingdom
CF|CAF|140|República Centro-Africana|Central African Republic
CD|COD|180|República Democrática do Congo|Democratic Republic of the Congo
CG|COG|178|República do Congo|Republic of the Congo
DO|DOM|214|República Dominicana|Dominican Republic
RE|REU|638|Reunião|Réunion
RO|ROU|642|Romênia|Romania
RW|RWA|646|Ruanda|Rwanda
RU|RUS|643|Rússia|Russia
EH|ESH|732|Saara Ocidental|Western Sahara
WS|WSM|882|Samoa|Samoa
AS|ASM|016|Samoa Americana|American Samoa
SM|SMR|674|San Marino|San Marino
SH|SHN|654|Santa Helena|St. Helena
LC|LCA|662|Santa Lúcia|St. Lucia
BL|BLM|652|São Bartolomeu|St. Barthélemy
KN|KNA|659|São Cristóvão e Névis|St. Kitts and Nevis
MF|MAF|663|São Martinho|St. Martin
PM|SPM|666|São Pedro e Miquelão|St. Pierre and Miquelon
ST|STP|678|São Tomé e Príncipe|São Tomé and Príncipe
VC|VCT|670|São Vicente e Granadinas|St. Vincent and Grenadines
SC|SYC|690|Seicheles|Seychelles
SN|SEN|686|Senegal|Senegal
SL|SLE|694|Serra Leoa|Sierra Leone
RS|SRB|688|Sérvia|Serbia
SG|SGP|702|Singapura|Singapore
SX|SXM|534|Sint Maarten|Sint Maarten
SY|SYR|760|Síria|Syria
SO|SOM|706|Somália|Somalia
LK|LKA|144|Sri Lanka|Sri Lanka
SD|SDN|729|Sudão|Sudan
SS|SSD|728|Sudão do Sul|South Sudan
SE|SWE|752|Suécia|Sweden
CH|CHE|756|Suíça|Switzerland
SR|SUR|740|Suriname|Suriname
SJ|SJM|744|Svalbard e Jan Mayen|Svalbard and Jan Mayen
TJ|TJK|762|Tadjiquistão|Tajikistan
TH|THA|764|Tailândia|Thailand
TW|TWN|158|Taiwan|Taiwan
TZ|TZA|834|Tanzânia|Tanzania
CZ|CZE|203|Tchéquia|Czechia
IO|IOT|086|Território Britânico do Oceano Índico|British Indian Ocean Territory
TL|TLS|626|Timor-Leste|Timor-Leste
TG|TGO|768|Togo|Togo
TK|TKL|772|Tokelau|Tokelau
TO|TON|776|Tonga|Tonga
TT|TTO|780|Trinidad e Tobago|Trinidad and Tobago
TN|TUN|788|Tunísia|Tunisia
TM|TKM|795|Turcomenistão|Turkmenistan
TR|TUR|792|Turquia|Türkiye
TV|TUV|798|Tuvalu|Tuvalu
UA|UKR|804|Ucrânia|Ukraine
UG|UGA|800|Uganda|Uganda
UY|URY|858|Uruguai|Uruguay
UZ|UZB|860|Uzbequistão|Uzbekistan
VU|VUT|548|Vanuatu|Vanuatu
VA|VAT|336|Vaticano|Vatican City
VE|VEN|862|Venezuela|Venezuela
VN|VNM|704|Vietnã|Vietnam
WF|WLF|876|Wallis e Futuna|Wallis and Futuna
ZM|ZMB|894|Zâmbia|Zambia
ZW|ZWE|716|Zimbábue|Zimbabwe
`

/** The 246 countries of the forms, by Portuguese name. */
export const COUNTRIES: readonly Country[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [abbr = '', abbr1 = '', code = '', name = '', nameEn = ''] = line.split('|')
    return { id: index + 1, name, nameEn, abbr, abbr1, code }
  })

/** The country of that id; null for an id that is not in the list. */
export function countryOf(id: number): Country | null {
  return COUNTRIES[id - 1] ?? null
}
