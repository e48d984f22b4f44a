// For tests that show a match: the names that its page loads are preloaded, so that none is still
// being loaded when the test is over.
import '../names/market-names.en.ts'
import '../names/market-names.pt-br.ts'
