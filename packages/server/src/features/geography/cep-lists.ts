/** A street that has a CEP of its own. */
interface KnownStreet {
  readonly cep: string
  readonly streetName: string
  readonly district: string
}

/** CEPs that belong to one city, in the ranges of the Correios; both ends included. */
interface CityRange {
  readonly city: string
  readonly state: string
  readonly first: string
  readonly last: string
}

/** CEP, street, district: well-known squares, stadiums and avenues. */
const STREETS = `
01001000|Praça da Sé|Sé
01310100|Avenida Paulista|Bela Vista
01310200|Avenida Paulista|Bela Vista
04538133|Avenida Brigadeiro Faria Lima|Itaim Bibi
20031050|Praça Floriano|Centro
20271130|Avenida Presidente Castelo Branco|Maracanã
22021001|Avenida Atlântica|Copacabana
22410003|Rua Visconde de Pirajá|Ipanema
30130010|Praça Sete de Setembro|Centro
30140010|Praça da Liberdade|Funcionários
31275000|Avenida Antônio Abrahão Caram|São José
40026280|Largo do Pelourinho|Pelourinho
40050565|Ladeira da Fonte das Pedras|Nazaré
40140650|Largo do Farol da Barra|Barra
50030100|Cais da Alfândega|Recife
50030360|Praça do Arsenal da Marinha|Recife
60060390|Rua Dragão do Mar|Praia de Iracema
60165121|Avenida Beira Mar|Meireles
66010020|Boulevard Castilhos França|Campina
66017210|Rua da Paz|Campina
70150900|Praça dos Três Poderes|Zona Cívico-Administrativa
80020310|Rua Quinze de Novembro|Centro
80250070|Rua Buenos Aires|Água Verde
90020004|Rua dos Andradas|Centro Histórico
90250590|Avenida Padre Leopoldo Brentano|Farrapos
90810240|Avenida Padre Cacique|Praia de Belas
`

/** City, state, first and last CEP: the capitals, and cities of similar size. */
const CITIES = `
São Paulo|SP|01000000|05999999
Guarulhos|SP|07000000|07399999
São Paulo|SP|08000000|08499999
Santo André|SP|09000000|09299999
Santos|SP|11000000|11099999
São José dos Campos|SP|12200000|12249999
Campinas|SP|13000000|13139999
Ribeirão Preto|SP|14000000|14109999
Sorocaba|SP|18000000|18109999
Rio de Janeiro|RJ|20000000|23799999
Niterói|RJ|24000000|24399999
Vitória|ES|29000000|29099999
Belo Horizonte|MG|30000000|31999999
Juiz de Fora|MG|36000000|36109999
Uberlândia|MG|38400000|38415999
Salvador|BA|40000000|41999999
Feira de Santana|BA|44000000|44149999
Aracaju|SE|49000000|49098999
Recife|PE|50000000|52999999
Maceió|AL|57000000|57099999
João Pessoa|PB|58000000|58099999
Natal|RN|59000000|59139999
Fortaleza|CE|60000000|61599999
Teresina|PI|64000000|64099999
São Luís|MA|65000000|65109999
Belém|PA|66000000|66999999
Macapá|AP|68900000|68911999
Manaus|AM|69000000|69099999
Boa Vista|RR|69300000|69339999
Rio Branco|AC|69900000|69920999
Brasília|DF|70000000|72799999
Brasília|DF|73000000|73699999
Goiânia|GO|74000000|74899999
Porto Velho|RO|76800000|76834999
Palmas|TO|77000000|77249999
Cuiabá|MT|78000000|78099999
Campo Grande|MS|79000000|79124999
Curitiba|PR|80000000|82999999
Londrina|PR|86000000|86109999
Florianópolis|SC|88000000|88099999
Joinville|SC|89200000|89239999
Porto Alegre|RS|90000000|91999999
Caxias do Sul|RS|95000000|95124999
`

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

export const KNOWN_STREETS: readonly KnownStreet[] = cells(STREETS).map(
  ([cep = '', streetName = '', district = '']) => ({ cep, streetName, district }),
)

export const CITY_RANGES: readonly CityRange[] = cells(CITIES).map(
  ([city = '', state = '', first = '', last = '']) => ({ city, state, first, last }),
)
