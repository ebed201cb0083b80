// The thinker searches: one thing at a time, and the last one that was asked for. What it has
// learnt it keeps from search to search.

class Thinker {
	/** @param {() => Desk} newDesk */
	constructor(newDesk) {
		this.newDesk = newDesk;
		this.desk = newDesk();
		this.busy = false;
		this.turn = 0; // grows with everything that makes an answer too late
	}

	/** Searches, after what it does now is stopped. A program that fails is replaced.
	 * @param {object} question @param {(state: any) => void} report
	 * @returns {Promise<any>} null if it was stopped */
	async search(question, report) {
		this.stop();
		const turn = this.turn;
		const isLate = () => turn !== this.turn;
		this.busy = true;
		try {
			await this.desk.layout; // a new program has to know the game first
			if (isLate()) return null;
			const answer = await this.desk.post(question, (state) => { if (!isLate()) report(state); });
			if (isLate()) return null;
			this.busy = false;
			return answer;
		} catch (error) {
			if (isLate()) return null;
			this.busy = false;
			if (this.desk.failure) this.replace();
			throw error;
		}
	}

	stop() {
		this.turn++;
		if (this.busy) this.desk.stop();
		this.busy = false;
	}

	replace() {
		this.desk.close();
		this.desk = this.newDesk();
	}
}
