/**
 * Passwords that every list of leaked ones has near its top, with those of Brazil, as they are
 * after accents and capitals are taken away. Six characters or more: shorter ones are refused
 * anyway.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `000000 00000000 010203 101010 102030 10203040 111111 11111111 112233 11223344 121212 123123
   123123123 123321 1234567 12345678 123456789 1234567890 123456 1234qwer 123654 123abc 123mudar
   131313 147258 147258369 159357 159753 222222 232323 252525 333333 444444 555555 654321 666666
   696969 777777 789456 789456123 7654321 87654321 888888 987654 987654321 999999 a123456
   a12345678 a1b2c3 aa123456 abc123 abcd1234 abcdef admin123 adobe123 amorzinho apostas asdfasdf
   asdfgh asdfghjkl asdf1234 baseball batman beatriz brasil brasil10 brasil123 bruninho camila
   carlos changeme charlie corinthians cruzeiro daniel deusefiel dragon eduardo estrela
   familia felicidade fernanda fernando flamengo flamengo10 fluminense football futebol gabriel
   gabriela gremio guilherme gustavo iloveyou internacional jesus123 jesuscristo jesusteamo juliana
   larissa leonardo leticia letmein liberdade lucas123 magic123 marcelo mariana master matheus
   michael minhavida monkey mudar123 palmeiras passw0rd password password1 password123 patricia
   princesa princess q1w2e3 q1w2e3r4 qazwsx qwe123 qweasd qweasdzxc qwerty qwerty123 qwertyuiop
   rafael rafaela ricardo roberto rodrigo sabrina santos saopaulo secret senha123 senha1234
   senhasenha shadow soccer sunshine superman teamojesus teste123 thiago trustno1 vasco123
   vanessa vitoria welcome zxcvbn zxcvbnm`.split(/\s+/),
)
